import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { NotifyPayoutPaid } from '#payouts/actions/notify_payout_paid'
import { pence } from '#shared/money'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'

test.group('An artist who is paid out', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is mailed once how much, what was taken off, and the way to the statement', async ({
    assert,
  }) => {
    const { artist, owner } = await givenArtist({})
    const notify = await app.container.make(NotifyPayoutPaid)
    const paid = () =>
      db.transaction((trx) =>
        notify.handle(
          {
            payoutId: 7,
            artistId: artist.id,
            amount: pence(18420),
            debtAmount: pence(300),
            currency: 'GBP',
            statementPath: '/dashboard?tab=payouts&payout=7',
          },
          trx
        )
      )
    const mails = await mailsDuring(async () => {
      assert.isTrue(await paid())
      assert.isFalse(await paid())
    })
    assert.lengthOf(mails, 1)
    const [{ to, subject, text }] = mails as [(typeof mails)[number]]
    assert.equal(to, owner.email)
    assert.equal(subject, '£184.20 from your merch is on its way')
    assert.include(text, 'We’ve deducted £3.00 for refunds.')
    assert.include(text, `${appUrl}/dashboard?tab=payouts&payout=7`)
  }).tags(['MAIL-10'])
})
