/**
 * The memory of the fuzzed server. Growth is measured after a garbage collection: before one, resident memory also holds
 * garbage, and moves by 20 MB without a leak.
 */
import { readFileSync } from 'node:fs'

/** The first comparison comes after this many requests: before it, caches fill. */
const WARM = 20_000
const MAX_GROWTH_MB = 10
const MAX_RESIDENT_MB = 450

/** Settings for `startServer` that let `liveMegabytes` ask the server. */
export const REPORTS_MEMORY = {
  NODE_OPTIONS: `--import=${new URL('./report_memory.js', import.meta.url).href}`,
}

export function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)[1]) / 1024)
}

/** @returns `{ live, resident }` in megabytes, after a garbage collection */
export function memoryAfterCollection(child) {
  return new Promise((resolve, reject) => {
    const receive = ({ memory }) => {
      if (!memory) return
      child.off('message', receive)
      resolve({ live: megabytes(memory.live), resident: megabytes(memory.resident) })
    }
    child.on('message', receive)
    child.send('memory', (error) => error && reject(error))
  })
}

const megabytes = (bytes) => Math.round(bytes / 2 ** 20)

/**
 * @param samples `{ done, highest, resident, live }` in megabytes, in order: `highest` before a garbage collection, the
 * others after it
 * @returns `{ highest, growth, from, problems }`: `growth` of resident memory from request `from` to the end
 */
export function judgeMemory(samples) {
  const highest = Math.max(0, ...samples.map((sample) => sample.highest))
  const last = samples.at(-1) ?? { done: 0, resident: 0 }
  const first = samples.find(({ done }) => done >= Math.min(WARM, last.done / 2)) ?? last
  const growth = last.resident - first.resident
  const problems = []
  if (growth > MAX_GROWTH_MB) problems.push(`The memory grows by more than ${MAX_GROWTH_MB} MB`)
  if (highest > MAX_RESIDENT_MB) problems.push(`The server takes more than ${MAX_RESIDENT_MB} MB`)
  return { highest, growth, from: first.done, problems }
}
