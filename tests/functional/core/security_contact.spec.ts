import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'

test.group('/.well-known/security.txt', () => {
  test('says where to report a security vulnerability, and when it expires', async ({
    assert,
    client,
  }) => {
    const answer = await client.get('/.well-known/security.txt')
    answer.assertStatus(200)
    assert.equal(answer.header('content-type'), 'text/plain; charset=utf-8')
    const fields = new Map(
      answer
        .text()
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string])
    )
    assert.match(fields.get('Contact')!, /^mailto:[^\s<>]+@[^\s<>]+$/)
    assert.equal(fields.get('Canonical'), `${appUrl}/.well-known/security.txt`)
    const days = (new Date(fields.get('Expires')!).getTime() - clock.now().toMillis()) / 86_400_000
    assert.isAbove(days, 178)
    assert.isBelow(days, 181)
  }).tags(['SAFE-28'])
})
