/**
 * `npm run lock-file`: whether an older npm, that of Debian 12, accepts package-lock.json. Each version of npm judges
 * optional peer dependencies in its own way. Nothing is installed; ends with 1 where that npm refuses, and says so aloud
 * where the registry does not answer.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from './launcher/paths.js'

const DEBIAN_NPM = 'npm@9.2.0'
const REFUSED = /EUSAGE|ERESOLVE/

// Even with --dry-run this npm empties node_modules, so it runs elsewhere.
const folder = mkdtempSync(join(tmpdir(), 'gigstall_lock_file_'))
try {
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(inRoot(name), join(folder, name))
  const { status, stderr, error } = spawnSync(
    'npx',
    ['--yes', DEBIAN_NPM, 'ci', '--dry-run', '--ignore-scripts'],
    { cwd: folder, encoding: 'utf8', timeout: 120_000 }
  )
  if (status === 0) console.log(`${DEBIAN_NPM} accepts package-lock.json.`)
  else if (REFUSED.test(stderr)) {
    console.log(stderr)
    process.exitCode = 1
  } else console.log(`Skipped: ${DEBIAN_NPM} could not be run (${error?.message ?? stderr}).`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
