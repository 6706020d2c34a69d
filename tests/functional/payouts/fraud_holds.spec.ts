import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { RecordAuditEntry } from '#audit/public'
import type { AdminRole } from '#shared/admin_role'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  checkRows,
  givenBought,
  holdOf,
  holdSuspicious,
} from '#tests/functional/payouts/fraud_fixtures'
import {
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { auditEntries } from '#tests/support/admin_client'
import { mailsDuring } from '#tests/support/mails_during'
import { recordSentStatements } from '#tests/support/record_sent_statements'

const street = '7 Harbour Lane'
const CARDS = ['card a', 'card b', 'card c']
const REASON = 'Fraud check: several cards for one buyer or address'

/** An artist to whom money is due, and whose orders hit a rule. */
async function givenSuspicious() {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  for (const card of CARDS) await givenBought({ artist, card, street })
  return artist
}

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

test.group('A payout run', (group) => {
  group.each.setup(setupCheckout)

  test('holds the payouts that a rule is hit by before it pays, mails finance, and leaves the goods alone', async ({
    assert,
  }) => {
    const finance = await givenAdmin('finance')
    await givenAdmin('operations')
    const artist = await givenSuspicious()
    const { artist: honest } = await givenReadyArtist()
    await givenEarned({ artist: honest })
    const before = await db.from('orders').orderBy('id').select('id', 'status', 'payment_status')
    const sent = await mailsDuring(async () => {
      assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
      assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    })
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.equal(await holdOf(artist.id), REASON)
    assert.isNull(await holdOf(honest.id))
    assert.deepEqual(
      await db.from('orders').orderBy('id').select('id', 'status', 'payment_status'),
      before
    )
    assert.equal(await db.from('checkouts').where('production_hold', true).first(), null)
    const found = sent.filter(({ subject }) => subject.includes('fraud check'))
    assert.deepEqual(
      found.map(({ to }) => to),
      [finance.email]
    )
    assert.include(found[0]!.text, 'paid by 3 cards within 30 days')
    assert.containSubset(await auditEntries(), [
      {
        actor_user_id: null,
        action: 'artist.hold_payouts',
        subject_type: 'artist',
        subject_id: artist.id,
        after: { isHeld: true, reason: REASON },
      },
    ])
  }).tags(['FRAUD-5'])

  test('holds once where two runs meet, and pays nothing that is held', async ({ assert }) => {
    await givenAdmin('finance')
    await givenSuspicious()
    await givenSuspicious()
    const runs = await Promise.all([runPayouts(), runPayouts()])
    assert.deepEqual(runs, [
      { made: 0, failed: 0 },
      { made: 0, failed: 0 },
    ])
    assert.lengthOf(await checkRows(), 2)
    assert.lengthOf(await db.from('outgoing_mails').where('mail', 'fraud-found'), 2)
    assert.lengthOf(
      (await auditEntries()).filter(({ action }) => action === 'artist.hold_payouts'),
      2
    )
  }).tags(['FRAUD-5'])

  test('does not pay an artist whose check could not be recorded, and records it in the next run', async ({
    assert,
  }) => {
    const artist = await givenSuspicious()
    const { handle } = RecordAuditEntry.prototype
    RecordAuditEntry.prototype.handle = () => Promise.reject(new Error('The process ended'))
    try {
      assert.deepEqual(await runPayouts(), { made: 0, failed: 1 })
    } finally {
      RecordAuditEntry.prototype.handle = handle
    }
    assert.deepEqual([await checkRows(), await payoutStatuses()], [[], []])
    assert.isNull(await holdOf(artist.id))
    await runPayouts()
    assert.lengthOf(await checkRows(), 1)
    assert.equal(await holdOf(artist.id), REASON)
  }).tags(['FRAUD-5'])

  test('reads the rules in as many statements for many artists as for one', async ({ assert }) => {
    await givenReadyArtist()
    const one = await recordSentStatements(() => holdSuspicious())
    for (let count = 0; count < 4; count++) {
      const { artist } = await givenReadyArtist()
      await givenBought({ artist, card: 'card a' })
    }
    const many = await recordSentStatements(() => holdSuspicious())
    assert.equal(many.length, one.length)
    assert.isAtMost(one.length, 5)
  }).tags(['FRAUD-5'])

  test('adds the reason to a pause of an admin, and keeps the figures of an open check current', async ({
    assert,
  }) => {
    const artist = await givenSuspicious()
    await db
      .from('payout_accounts')
      .where('artist_id', artist.id)
      .update({ payout_hold: true, payout_hold_reason: 'Many returns' })
    await holdSuspicious()
    assert.equal(await holdOf(artist.id), `${REASON}; Many returns`)
    const later = await givenBought({ artist, card: 'card d', street })
    await holdSuspicious()
    const [check, ...others] = await checkRows()
    assert.deepEqual(others, [])
    assert.deepEqual([check.latest_order_id, check.evidence.figure], [later.id, 4])
    assert.equal(await holdOf(artist.id), `${REASON}; Many returns`)
  }).tags(['FRAUD-5'])
})
