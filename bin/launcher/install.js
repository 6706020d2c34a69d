/**
 * Installs the dependencies when they are missing or differ from package-lock.json.
 * Runs on the machine's own Node (18 or later) with nothing installed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { withLock } from './lock.js'
import { bundledNode, inRoot } from './paths.js'
import { LauncherError, say, step } from './steps.js'
import { watchParent } from './parent_watch.js'

const NEWER_NPM = '11.6.0'

function readLock(...parts) {
  try {
    return JSON.parse(readFileSync(inRoot(...parts), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm writes node_modules/.package-lock.json last, so an interrupted install counts as none. */
export function isInstalled() {
  const wanted = readLock('package-lock.json')
  const present = readLock('node_modules', '.package-lock.json')
  if (!wanted) throw new LauncherError('package-lock.json is missing or unreadable.')
  if (!present || !existsSync(bundledNode)) return false

  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    // Binaries for other platforms stand in the lockfile and are rightly absent here.
    if (!present[path]) return Boolean(entry.optional || entry.devOptional)
    return present[path].version === entry.version && present[path].integrity === entry.integrity
  })
}

/**
 * npm puts node_modules/.bin on the PATH of its scripts, and with it the very Node that is about to be replaced:
 * npm itself must run on the machine's own.
 */
function installEnvironment() {
  const env = { ...process.env }
  const isOurs = (folder) => folder.includes('node_modules') || folder.includes('node-gyp-bin')
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !isOurs(folder))
    .join(delimiter)
  // With NODE_ENV=production npm would leave out what the build needs.
  delete env.NODE_ENV
  return env
}

/** npm by the Node that runs it, which lets it be tied to this process; by name where only that is known. */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const usable = node && npm && existsSync(node) && !node.startsWith(inRoot('node_modules'))
  if (!usable) return { command: 'npm', args: [], stdio: [] }
  // Asked to end, npm would go on rearranging node_modules under the next start.
  const watch = watchParent('at_once')
  return { command: node, args: [...watch.args, npm], stdio: watch.stdio }
}

/**
 * npm leaves out optional packages that want a newer Node than it runs on, and sharp, Rolldown and others keep their
 * binaries in such packages.
 */
export function isTooOldForBinaries(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const least = { 20: 19, 22: 12 }[major]
  return least === undefined ? major < 23 : minor < least
}

/** The npm and Node that a too old npm installs first; the project’s own Node. */
function newerNpm() {
  const { node } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).dependencies
  return ['exec', '--yes', `--package=node@${node}`, `--package=npm@${NEWER_NPM}`, '--', 'npm']
}

function runNpmCi() {
  const { command, args, stdio } = npmCommand()
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier']
  const options = ['ci', '--include=dev', '--no-engine-strict', ...quiet]
  const all = [...args, ...(isTooOldForBinaries() ? newerNpm() : []), ...options]
  return new Promise((resolve, reject) => {
    const npm = spawn(command, all, {
      cwd: inRoot(),
      env: installEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', ...stdio],
    })
    npm.on('error', (error) => reject(new LauncherError(`npm could not be run: ${error.message}`)))
    npm.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new LauncherError(`npm ci failed (${signal ?? `exit code ${code}`}), see above.`))
    })
  })
}

/** Returns true when something was installed. */
export async function ensureInstalled() {
  if (isInstalled()) return false
  return withLock('install', async () => {
    if (isInstalled()) return true
    say('Installing the dependencies (once, about a minute) …')
    await step('Dependencies', runNpmCi)
    if (!existsSync(bundledNode)) {
      throw new LauncherError(
        'npm left out the bundled Node 24 (install scripts are switched off?). Try: npm rebuild node --foreground-scripts'
      )
    }
    return true
  })
}
