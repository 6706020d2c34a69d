import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { UserFactory } from '#database/factories/user_factory'
import { InvalidField } from '#core/exceptions/errors'
import { issueAccountLink } from '#identity/account_links/account_link'
import { DeletionLink } from '#identity/account_links/deletion_link'
import { EmailChange } from '#identity/account_links/email_change'
import { ResetPassword } from '#identity/actions/reset_password'
import { hashToken } from '#shared/ids'
import { resetDatabase } from '#tests/support/reset_database'

test.group('Links by mail', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('that are asked for at once leave one that works, and none is refused', async ({
    assert,
  }) => {
    const { id } = await UserFactory.merge({ password: null }).create()
    const link = await app.container.make(DeletionLink)
    await Promise.all(Array.from({ length: 8 }, () => link.request(id)))
    assert.lengthOf(await db.from('account_links').where('user_id', id), 1)
  }).tags(['SAFE-14'])

  test('that are used at once open the account once, and the others are refused in words', async ({
    assert,
  }) => {
    const { id: userId } = await UserFactory.create()
    const tokens = ['first', 'second', 'third']
    for (const token of tokens)
      await PasswordResetFactory.merge({ userId, tokenHash: hashToken(token) }).create()
    await db.transaction((trx) =>
      issueAccountLink(
        {
          userId,
          purpose: 'email',
          newEmail: 'new@example.test',
          token: 'change',
          life: { hours: 1 },
        },
        trx
      )
    )
    const reset = await app.container.make(ResetPassword)
    const change = await app.container.make(EmailChange)
    const results = await Promise.allSettled<unknown>([
      ...[...tokens, ...tokens].map((token) =>
        reset.handle(
          { token, password: `the password of ${token}`, requestId: null },
          { name: token }
        )
      ),
      change.confirm({ token: 'change', byUserId: null, requestId: null }),
      change.confirm({ token: 'change', byUserId: userId, requestId: null }),
    ])
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error] : []
    )
    for (const refusal of refusals) assert.instanceOf(refusal, InvalidField)
    const resets = results.slice(0, -2).filter(({ status }) => status === 'fulfilled')
    assert.isAtMost(resets.length, 1)
    assert.isBelow(refusals.length, results.length)
  }).tags(['SAFE-14'])
})
