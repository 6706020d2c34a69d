/**
 * Preloaded into shop and stand-ins (`--import …/raise_printful_limit.js?6000`): so many calls a minute instead of
 * Printful's 120, on both sides. The files must still say what is replaced.
 */
import { registerHooks } from 'node:module'

const calls = Number(new URL(import.meta.url).search.slice(1))

const REPLACED = {
  '/config/printful.js': ['limit: 120,', `limit: ${calls},`],
  '/sandbox/printful/access/rate_limit.js': ['calls: { calls: 120,', `calls: { calls: ${calls},`],
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const found = Object.entries(REPLACED).find(([file]) => url.endsWith(file))
    if (!found) return loaded
    const [file, [limit, raised]] = found
    const source = String(loaded.source)
    if (!source.includes(limit)) throw new Error(`${file} has no such limit any more: ${limit}`)
    return { ...loaded, source: source.replace(limit, raised) }
  },
})
