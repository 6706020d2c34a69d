/**
 * A Chromium for the browser tests: an installed one, else Playwright's, else the distribution's.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inRoot } from './paths.js'
import { LauncherError, say } from './steps.js'

// The shell has no windows to draw: the same tests take it three quarters of the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @returns `{ path, note }` */
export async function findChromium(given) {
  const path = await chromiumPath(given)
  return { path, note: path }
}

async function chromiumPath(given) {
  if (given.CHROMIUM_PATH) {
    if (existsSync(given.CHROMIUM_PATH)) return given.CHROMIUM_PATH
    throw new LauncherError(`CHROMIUM_PATH names no file: ${given.CHROMIUM_PATH}`)
  }
  const found = installedChromium() ?? (await playwrightChromium())
  if (found) return found
  installFromRegistry() || installFromDistribution()
  const installed = installedChromium() ?? (await playwrightChromium())
  if (installed) return installed
  throw new LauncherError(
    'The browser tests need Chromium, and it could not be installed. Install it, or name it in CHROMIUM_PATH.'
  )
}

function installedChromium() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const command of commands) {
      if (existsSync(join(folder, command))) return join(folder, command)
    }
  }
  return undefined
}

async function playwrightChromium() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function run(command, args, env = {}) {
  say(`  … ${[command, ...args].join(' ')}`)
  const stdio = ['ignore', 'inherit', 'inherit']
  return spawnSync(command, args, { stdio, env: { ...process.env, ...env } }).status === 0
}

function installFromRegistry() {
  return run(process.execPath, [
    inRoot('node_modules', 'playwright', 'cli.js'),
    'install',
    'chromium',
  ])
}

function installFromDistribution() {
  if (process.getuid() !== 0) return false
  const apt = ['-qq', '-o=Dpkg::Use-Pty=0']
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', [...apt, 'update'], quiet)
  const install = [...apt, 'install', '-y', '--no-install-recommends']
  return ['chromium-headless-shell', 'chromium'].some((name) =>
    run('apt-get', [...install, name], quiet)
  )
}
