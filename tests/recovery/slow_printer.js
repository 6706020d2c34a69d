/**
 * Preloaded into the stand-in for Printful, so that it makes and ships an order only when told to, and not after some
 * minutes. Throws if the file no longer has the text to replace.
 */
import { registerHooks } from 'node:module'

const FILE = '/sandbox/printful/orders/upkeep.js'
const TIMES = '{ accepted: 60, shipped: 180 }'

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(FILE)) return loaded
    const source = String(loaded.source)
    if (!source.includes(TIMES)) throw new Error(`${FILE} has no such times any more: ${TIMES}`)
    return { ...loaded, source: source.replace(TIMES, '{ accepted: Infinity, shipped: Infinity }') }
  },
})
