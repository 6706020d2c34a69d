/**
 * Keeps two commands of one checkout from installing or building at the same moment.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTmp } from './paths.js'
import { say } from './steps.js'

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

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

export async function withLock(name, work) {
  const file = inTmp(`${name}.lock`)
  let announced = false
  while (!take(file)) {
    const pid = holder(file)
    // A holder that was killed leaves its file behind.
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true })
    else if (!announced) {
      say(`  … waiting for another command of this checkout (${name}, process ${pid})`)
      announced = true
    }
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
