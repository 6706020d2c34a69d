import { test } from '@japa/runner'
import { Argon2Hash } from '#core/argon2_hash'

const cheap = new Argon2Hash({ memory: 8, passes: 1 })

test.group('An Argon2id hash', () => {
  test('is verified if the reference implementation made it', async ({ assert }) => {
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    assert.isTrue(await cheap.verify(reference, 'password'))
    assert.isFalse(await cheap.verify(reference, 'Password'))
  }).tags(['PASS-2'])

  test('is salted, and records its cost', async ({ assert }) => {
    const [one, other] = [await cheap.make('the same words'), await cheap.make('the same words')]
    assert.match(one, /^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    assert.notEqual(one, other)
    assert.isTrue(await cheap.verify(other, 'the same words'))
    assert.isFalse(cheap.needsReHash(one))
    assert.isTrue(new Argon2Hash({ memory: 16, passes: 1 }).needsReHash(one))
    assert.isFalse(cheap.isValidHash('$scrypt$n=16384,r=8,p=1$c2FsdA$aGFzaA'))
  }).tags(['PASS-2'])
})
