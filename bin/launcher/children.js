/**
 * Starts the project's processes on the bundled Node and ends them again.
 */
import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { inRoot, inTmp } from './paths.js'
import { LauncherError } from './steps.js'
import { watchParent } from './parent_watch.js'

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/**
 * A long-running process in a group of its own: Ctrl-C on the terminal reaches the launcher alone, which then decides
 * the order in which things end.
 * @param options `messages`: whether the child can send some (event `message` of `child`); `timeout`: the time it has
 * to end, in ms
 * @returns `{ child, exited, stop }`
 */
export function startProcess(args, options) {
  const { cwd = inRoot(), env, messages = false, timeout = 15_000 } = options
  const { stdout = 'inherit', stderr = 'inherit' } = options
  const watch = watchParent('group')
  const child = spawn(process.execPath, [...watch.args, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', stdout, stderr, ...watch.stdio, ...(messages ? ['ipc'] : [])],
  })
  const exited = exitOf(child)
  return { child, exited, stop: () => stopGroup(child, exited, timeout) }
}

async function stopGroup(child, exited, timeout) {
  signalGroup(child.pid, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), timeout)
  await exited
  clearTimeout(force)
  // Processes that it had started and left behind.
  signalGroup(child.pid, 'SIGKILL')
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has no process left.
  }
}

/** Runs a command to its end. Its output goes to tmp/<name>.log and is shown when it fails. */
export async function runQuietly(name, args, { cwd = inRoot(), env }) {
  const log = inTmp(`${name}.log`)
  const output = openSync(log, 'w')
  const watch = watchParent('self')
  const child = spawn(process.execPath, [...watch.args, ...args], {
    cwd,
    env,
    stdio: ['ignore', output, output, ...watch.stdio],
  })
  const code = await exitOf(child)
  const text = readFileSync(log, 'utf8')
  if (code !== 0)
    throw new LauncherError(`${text.trim()}\n\n${name} failed with exit code ${code}.`)
  return text
}

/** Runs a command on the terminal as if it had been typed: keys, colours and Ctrl-C are its own. */
export function runInForeground(args, { env }) {
  const watch = watchParent('self')
  const child = spawn(process.execPath, [...watch.args, ...args], {
    cwd: inRoot(),
    env,
    stdio: ['inherit', 'inherit', 'inherit', ...watch.stdio],
  })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  return exitOf(child)
}
