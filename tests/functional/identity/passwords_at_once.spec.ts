import hash from '@adonisjs/core/services/hash'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { test } from '@japa/runner'
import { CallerGone } from '#core/exceptions/errors'
import { verifyPassword } from '#identity/verify_password'

/** Counts the checks under way and in which order they begin; `verify` is given back after the test. */
function watchChecks(cleanup: (callback: () => void) => void) {
  const verify = Scrypt.prototype.verify
  const seen = { running: 0, most: 0, begun: [] as string[] }
  Scrypt.prototype.verify = async function (hashed, password) {
    seen.begun.push(password)
    seen.most = Math.max(seen.most, ++seen.running)
    return verify.call(this, hashed, password).finally(() => seen.running--)
  }
  cleanup(() => {
    Scrypt.prototype.verify = verify
  })
  return seen
}

test.group('Passwords that are checked at once', (group) => {
  group.tap((each) => each.tags(['LIMIT-22']))

  test('take two threads at most, and each gets its own answer', async ({ assert, cleanup }) => {
    const stored = await hash.make('right')
    const seen = watchChecks(cleanup)
    const tries = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'right' : 'wrong'))
    const answers = await Promise.all(
      tries.map((password, index) => verifyPassword(stored, password, { name: `caller ${index}` }))
    )
    assert.deepEqual(
      answers,
      tries.map((password) => password === 'right')
    )
    assert.equal(seen.most, 2)
  })

  test('go round their callers: who has tried once does not wait behind those with many tries', async ({
    assert,
    cleanup,
  }) => {
    const stored = await hash.make('right')
    const seen = watchChecks(cleanup)
    const many = Array.from({ length: 20 }, (_, index) =>
      verifyPassword(stored, `wrong ${index}`, { name: index % 2 === 0 ? 'one' : 'other' })
    )
    assert.isTrue(await verifyPassword(stored, 'right', { name: 'honest' }))
    assert.isBelow(seen.begun.indexOf('right'), 5)
    await Promise.all(many)
  })

  test('are not checked for a caller who is gone', async ({ assert, cleanup }) => {
    const stored = await hash.make('right')
    const seen = watchChecks(cleanup)
    const gone = new AbortController()
    const first = verifyPassword(stored, 'first', { name: 'one' })
    const second = verifyPassword(stored, 'second', { name: 'one', gone: gone.signal })
    gone.abort(new CallerGone())
    await assert.rejects(() => second, CallerGone)
    await first
    assert.deepEqual(seen.begun, ['first'])
  })
})
