/**
 * Preloaded into a server or worker of the shop (`--import …/remove_a_check.js?<name>`): takes one check out of the
 * application as it is loaded. A suite that stays green then proves nothing.
 */
import { registerHooks } from 'node:module'
import { BROKEN_BUILDS } from './broken_builds.js'

const name = decodeURIComponent(new URL(import.meta.url).search.slice(1))
const { file, check, without } = BROKEN_BUILDS[name]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(file)) return loaded
    const source = String(loaded.source)
    if (!source.includes(check)) throw new Error(`${file} has no such check any more: ${check}`)
    return { ...loaded, source: source.replace(check, without) }
  },
})
