import { spawnSync } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

test.group('npm run bench', () => {
  test('says what there is to a word that means nothing, and ends', ({ assert }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/bench.js', 'wishes'], {
      cwd: app.makePath(),
      encoding: 'utf8',
      timeout: 30_000,
    })
    assert.equal(status, 1)
    assert.match(
      stderr,
      /Nothing is called wishes\. There is:[^]*Landing page[^]*studio[^]*pages[^]*buyers[^]*events/
    )
    assert.notInclude(stdout, 'Build')
  }).tags(['BOOK-7'])
})
