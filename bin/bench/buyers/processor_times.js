/** How long processes were at work, by Linux's own account. */
import { readFileSync } from 'node:fs'

/** Of Linux on all machines that Node runs on. */
const TICKS_A_SECOND = 100

/** @returns a function: the seconds of work since then, of each process, of this one and of the whole machine */
export function processorTimes(pids) {
  const now = () => ({
    ...Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, ofProcess(pid)])),
    buyers: ofProcess(process.pid),
    machine: ofMachine(),
  })
  const begun = now()
  return () => {
    const ended = now()
    return Object.fromEntries(Object.keys(begun).map((name) => [name, ended[name] - begun[name]]))
  }
}

function ofProcess(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

function ofMachine() {
  const [user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + soft) / TICKS_A_SECOND
}
