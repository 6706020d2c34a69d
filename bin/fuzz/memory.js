/**
 * The memory of the fuzzed server. What counts as growth is live memory, measured after a garbage collection: resident
 * memory also holds garbage, and free pages that the allocator keeps, and moves by 20 MB without a leak.
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

/** @returns the megabytes in use after a garbage collection */
export function liveMegabytes(child) {
  return new Promise((resolve, reject) => {
    const receive = ({ liveMemory }) => {
      if (liveMemory === undefined) return
      child.off('message', receive)
      resolve(Math.round(liveMemory / 2 ** 20))
    }
    child.on('message', receive)
    child.send('live memory', (error) => error && reject(error))
  })
}

/**
 * @param samples `{ done, resident, live }` in megabytes, in order
 * @returns `{ highest, growth, from, problems }`: `growth` of live memory from request `from` to the end
 */
export function judgeMemory(samples) {
  const highest = Math.max(0, ...samples.map(({ resident }) => resident))
  const last = samples.at(-1) ?? { done: 0, live: 0 }
  const first = samples.find(({ done }) => done >= Math.min(WARM, last.done / 2)) ?? last
  const growth = last.live - first.live
  const problems = []
  if (growth > MAX_GROWTH_MB)
    problems.push(`The live memory grows by more than ${MAX_GROWTH_MB} MB`)
  if (highest > MAX_RESIDENT_MB) problems.push(`The server takes more than ${MAX_RESIDENT_MB} MB`)
  return { highest, growth, from: first.done, problems }
}
