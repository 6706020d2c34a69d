/**
 * Builds what is out of date and nothing else.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runQuietly } from './children.js'
import { fingerprint, isStamped, stamp } from './fingerprint.js'
import { withLock } from './lock.js'
import { inRoot, inTmp } from './paths.js'

const assetSources = [
  'inertia',
  'resources',
  '.adonisjs/client',
  'vite.config.ts',
  ...['precompress', 'keep_releases', 'service_worker_build', 'slim_inertia'].map(
    (name) => `bin/${name}.ts`
  ),
  'package.json',
  'package-lock.json',
]

/** What the generated code in .adonisjs/ is made from: controllers, routes, policies, transformers and pages. */
const codegenSources = [
  ...[
    'app',
    'config',
    'start',
    'inertia/pages',
    'adonisrc.ts',
    'package.json',
    'package-lock.json',
  ],
  '.adonisjs',
]

const applicationSources = [
  ...assetSources,
  ...['app', 'config', 'start', 'database', 'commands', 'public/fonts', '.adonisjs/server'],
  ...['bin/server.ts', 'bin/console.ts', 'ace.js', 'adonisrc.ts', 'tsconfig.json'],
]

const buildStamp = inRoot('build', '.sources')
const assetsStamp = inTmp('assets.sources')
const codegenStamp = inTmp('codegen.sources')

function buildIsFresh() {
  return (
    isStamped(buildStamp, fingerprint(applicationSources)) &&
    existsSync(inRoot('build', 'bin', 'server.js'))
  )
}

function assetsAreFresh() {
  return (
    isStamped(assetsStamp, fingerprint(assetSources)) &&
    existsSync(inRoot('public', 'assets', '.vite'))
  )
}

/** What the build in build/ was made of: another text for any other sources. */
export const builtFrom = () => readFileSync(buildStamp, 'utf8')

/** The indexes and types in .adonisjs/, which are not in the repository. */
export function ensureGenerated(env) {
  return withLock('codegen', async () => {
    if (isStamped(codegenStamp, fingerprint(codegenSources))) return { note: 'up to date' }
    await runQuietly('codegen', ['ace.js', 'codegen'], { env })
    stamp(codegenStamp, fingerprint(codegenSources))
  })
}

/** The whole application into build/, with its assets. */
export function ensureBuilt(env) {
  return withLock('build', async () => {
    if (buildIsFresh()) return { note: 'up to date' }
    rmSync(buildStamp, { force: true })
    await ensureGenerated(env)
    await runQuietly('build', ['ace.js', 'build'], { env })
    // Taken afterwards, because the build refreshes some of the generated files.
    stamp(buildStamp, fingerprint(applicationSources))
    stamp(assetsStamp, fingerprint(assetSources))
  })
}

/** The browser's part alone, into public/assets: all that the tests need, as they run from the sources. */
export function ensureAssets(env) {
  return withLock('build', async () => {
    if (assetsAreFresh()) return { note: 'up to date' }
    // Whatever runs with them: React for development is twice the size and half as fast.
    const asDeployed = { ...env, NODE_ENV: 'production' }
    await runQuietly('assets', ['node_modules/vite/bin/vite.js', 'build', '--app'], {
      env: asDeployed,
    })
    stamp(assetsStamp, fingerprint(assetSources))
  })
}
