/**
 * Preloaded into the fuzzed server: answers the message `memory` with what a full garbage collection leaves, in bytes:
 * `live` on the heap and in buffers, `resident` of the process.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('message', (message) => {
  if (message !== 'memory') return
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send({ memory: { live: heapUsed + external, resident: rss } })
})
// A listener alone would keep the process from ending once its parent is gone.
process.channel?.unref()
