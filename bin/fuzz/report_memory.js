/**
 * Preloaded into the fuzzed server: answers the message `live memory` with the bytes that are still in use after a
 * full garbage collection, on the heap and in buffers.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('message', (message) => {
  if (message !== 'live memory') return
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.send({ liveMemory: heapUsed + external })
})
// A listener alone would keep the process from ending once its parent is gone.
process.channel?.unref()
