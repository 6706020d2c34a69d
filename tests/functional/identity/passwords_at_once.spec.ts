import hash from '@adonisjs/core/services/hash'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { test } from '@japa/runner'
import { verifyPassword } from '#identity/verify_password'

test.group('Passwords that are checked at once', () => {
  test('take two threads at most, and each gets its own answer', async ({ assert, cleanup }) => {
    const stored = await hash.make('right')
    const verify = Scrypt.prototype.verify
    let running = 0
    let most = 0
    Scrypt.prototype.verify = async function (...given) {
      most = Math.max(most, ++running)
      return verify.apply(this, given).finally(() => running--)
    }
    cleanup(() => {
      Scrypt.prototype.verify = verify
    })
    const tries = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'right' : 'wrong'))
    const answers = await Promise.all(tries.map((password) => verifyPassword(stored, password)))
    assert.deepEqual(
      answers,
      tries.map((password) => password === 'right')
    )
    assert.equal(most, 2)
  }).tags(['LIMIT-22'])
})
