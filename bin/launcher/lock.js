/**
 * Keeps two commands of one checkout from installing or building at the same moment.
 */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTmp } from './paths.js'
import { say } from './steps.js'

const silenceInMs = 30_000

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** The holder's process id, or undefined when it ended without releasing the lock. */
function holder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // After a restart of the machine another process may have the number, but it does not touch the file.
    const isFresh = Date.now() - statSync(file).mtimeMs < silenceInMs
    return isAlive(pid) && isFresh ? pid : undefined
  } catch {
    return undefined
  }
}

function giveSign(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // tmp/ was emptied meanwhile.
  }
}

export async function withLock(name, work) {
  const file = inTmp(`${name}.lock`)
  let announced = false
  while (!take(file)) {
    const pid = holder(file)
    if (pid === undefined) rmSync(file, { force: true })
    else if (!announced) {
      say(`  … waiting for another command of this checkout (${name}, process ${pid})`)
      announced = true
    }
    await sleep(200)
  }
  const sign = setInterval(() => giveSign(file), 2000)
  try {
    return await work()
  } finally {
    clearInterval(sign)
    rmSync(file, { force: true })
  }
}
