/**
 * Preloaded into shop and stand-ins: so many calls a minute instead of Printful's 120, on both sides, at once
 * (`--import …/raise_printful_limit.js?calls=6000`) or from the signal SIGUSR2 on (`…&on=SIGUSR2`). With
 * `…&production=3600` an order at the stand-in enters production after so many seconds, in place of 60. The files must
 * still say what is replaced.
 */
import { registerHooks } from 'node:module'

const asked = new URL(import.meta.url).searchParams
const raise = () => (globalThis.printfulCalls = Number(asked.get('calls')))

if (asked.has('on')) process.on(asked.get('on'), raise)
else raise()

const NOW = '() { return globalThis.printfulCalls ?? 120 },'

const REPLACED = {
  '/config/printful.js': ['limit: 120,', `get limit${NOW}`],
  '/sandbox/printful/access/rate_limit.js': ['calls: { calls: 120,', `calls: { get calls${NOW}`],
  ...(asked.has('production') && {
    '/sandbox/printful/orders/upkeep.js': [
      'accepted: 60,',
      `accepted: ${Number(asked.get('production'))},`,
    ],
  }),
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const found = Object.entries(REPLACED).find(([file]) => url.endsWith(file))
    if (!found) return loaded
    const [file, [limit, changeable]] = found
    const source = String(loaded.source)
    if (!source.includes(limit)) throw new Error(`${file} has no such limit any more: ${limit}`)
    return { ...loaded, source: source.replace(limit, changeable) }
  },
})
