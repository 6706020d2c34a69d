import { Encryption } from '@adonisjs/core/encryption'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { ReencryptAuthenticators } from '#identity/actions/reencrypt_authenticators'
import { decryptSecret } from '#identity/second_factor/secret_encryption'
import { givenTwoStepLogin } from '#tests/functional/identity/second_factor_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const ofLostKey = new Encryption({
  driver: (key) => new AES256GCM({ id: 'gcm', key }),
  keys: ['p3Vn8Kx5Tq1Zr7Lw9Yb2Hs4Ng6Jd0FcM'],
})

const storedSecret = async (userId: number): Promise<string> =>
  (await db.from('authenticators').where('user_id', userId).firstOrFail()).secret

test.group('keys:rotate encrypts the secrets of authenticator apps again', (group) => {
  group.each.setup(rollbackAfterEach)

  test('each of them, and names the accounts of which no key can read one', async ({ assert }) => {
    const [one, other, lost] = await UserFactory.createMany(3)
    const kept = [await givenTwoStepLogin(one!), await givenTwoStepLogin(other!)]
    await givenTwoStepLogin(lost!)
    const foreign = ofLostKey.encrypt('secret', { purpose: 'authenticator' })
    await db.from('authenticators').where('user_id', lost!.id).update({ secret: foreign })
    const before = await storedSecret(one!.id)
    const rotate = await app.container.make(ReencryptAuthenticators)
    assert.deepEqual(await rotate.handle(), { reencrypted: 2, unreadable: [lost!.id] })
    assert.notEqual(await storedSecret(one!.id), before)
    assert.equal(decryptSecret(await storedSecret(one!.id)), kept[0]!.secret)
    assert.equal(decryptSecret(await storedSecret(other!.id)), kept[1]!.secret)
    assert.equal(await storedSecret(lost!.id), foreign)
  }).tags(['MFA-5'])
})
