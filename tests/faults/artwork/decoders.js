/**
 * Finds the decoders that the shop's processes have started, each of which lives for about a second. It reads /proc, so
 * it works on Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MILLISECONDS = 5

/**
 * Runs `work`, and meanwhile calls `strike` once for each decoder of the workers.
 * @param strike gets `{ pid, worker }`
 */
export async function whileWatching(system, strike, work) {
  let isOver = false
  const seen = new Set()
  const watch = (async () => {
    while (!isOver) {
      for (const decoder of runningOf(system)) {
        if (seen.has(decoder.pid)) continue
        seen.add(decoder.pid)
        await strike(decoder)
      }
      await wait(LOOK_EVERY_MILLISECONDS)
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await watch
  }
}

/** Lists the running decoders. Each worker leads a process group of its own (nodes.js), which its decoders are in. */
function runningOf({ workers }) {
  const found = []
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const worker = workers.find(({ pid }) => pid !== null && pid === groupOf(name))
    if (worker && isDecoder(name)) found.push({ pid: Number(name), worker })
  }
  return found
}

function groupOf(pid) {
  const [, group] = /\) \w \d+ (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? []
  return Number(group)
}

const isDecoder = (pid) => read(`/proc/${pid}/cmdline`).includes('decoder_process')

/** Returns an empty text for a process that has just ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
