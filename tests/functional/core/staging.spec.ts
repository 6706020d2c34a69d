import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { installation } from '#core/installation'
import { TYPESCRIPT_LOADER } from '#tests/support/ace_process'
import { HttpSession } from '#tests/support/http_session'
import { startCachingServer, type RawAnswer } from '#tests/support/caching_server'
import { useRealSessions } from '#tests/support/real_sessions'
import { countStatements } from '#tests/support/record_statements'
import { resetDatabase } from '#tests/support/reset_database'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const MARK = 'Staging: this is not the real shop'

function stage(cleanup: (undo: () => void) => void) {
  installation.isStaging = true
  cleanup(() => void (installation.isStaging = false))
}

test.group('APP_ENV=staging', (group) => {
  group.each.setup(rollbackAfterEach)

  test('marks {$self}, which search engines are not to keep')
    .with(['/', '/browse', '/offline', '/login', '/nothing-here', '/api/docs'])
    .run(async ({ assert, cleanup }, path) => {
      stage(cleanup)
      const { headers, text } = await new HttpSession().get(path)
      assert.include(text, MARK)
      assert.include(headers.get('x-robots-tag'), 'noindex')
    })
    .tags(['OPS-16'])

  test('is the only reason for the mark', async ({ assert }) => {
    const { headers, text } = await new HttpSession().get('/browse')
    assert.notInclude(text, MARK)
    assert.isNull(headers.get('x-robots-tag'))
  }).tags(['OPS-16'])
})

test.group('A kept page of APP_ENV=staging', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is marked as well', async ({ assert, cleanup }) => {
    stage(cleanup)
    const server = await startCachingServer()
    cleanup(() => server.stop())
    await server.get('/browse')
    let kept!: RawAnswer
    const statements = await countStatements(async () => (kept = await server.get('/browse')))
    assert.equal(statements, 0)
    assert.include(kept.text, MARK)
    assert.include(kept.headers['x-robots-tag'], 'noindex')
  }).tags(['OPS-16'])
})

test.group('Production with an empty environment', () => {
  for (const file of ['bin/server.ts', 'bin/console.ts'])
    test(`does not start ${file}, and lists everything that is missing without a stack`, async ({
      assert,
    }) => {
      const { PATH } = process.env
      const options = { cwd: app.makePath(), env: { PATH, NODE_ENV: 'production' } }
      const args = [`--import=${TYPESCRIPT_LOADER}`, file, 'list:routes']
      const failure = await promisify(execFile)(process.execPath, args, options).catch(
        (error: { code: number; stderr: string; stdout: string }) => error
      )
      assert.propertyVal(failure, 'code', 1)
      const lines = `${failure.stdout}${failure.stderr}`.split('\n').filter(Boolean)
      assert.match(lines[0]!, /^Refusing to start/)
      assert.isEmpty(lines.slice(1).filter((line) => !/^- [A-Z_]+ must /.test(line)))
      for (const name of ['APP_KEY', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'PRINTFUL_TOKEN'])
        assert.isTrue(lines.some((line) => line.startsWith(`- ${name} `)))
    })
      .tags(['OPS-17'])
      .timeout(120_000)
})
