/**
 * Programs of Debian that tests need and npm does not bring: the pooler, the proxy, and the PostgreSQL of the distribution.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { withLock } from './lock.js'
import { LauncherError } from './steps.js'

const PROGRAMS = {
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
  postgresql: '/usr/lib/postgresql/15/bin/postgres',
}

/**
 * Installs what is missing, where this is Debian and we are root.
 *
 * @param names of packages, which are keys of PROGRAMS
 * @returns the path of each program by its package's name
 */
export async function debianPrograms(...names) {
  const isMissing = (name) => !existsSync(PROGRAMS[name])
  await withLock('debian_programs', () => {
    const missing = names.filter(isMissing)
    if (missing.length > 0) install(missing)
  })
  const absent = names.filter(isMissing)
  if (absent.length > 0)
    throw new LauncherError(
      `Install ${absent.join(' and ')} first: apt-get install ${absent.join(' ')}`
    )
  return Object.fromEntries(names.map((name) => [name, PROGRAMS[name]]))
}

/** Waits for another installation on this machine. */
function install(packages) {
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...packages)
}
