import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import ApprovalRequestMail from '#approvals/mails/approval_request_mail'
import { appUrl } from '#config/app'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { mailsDuring } from '#tests/support/mails_during'
import {
  givenReviewedProduct,
  send,
  setStatus,
} from '#tests/functional/approvals/approval_fixtures'
import { pence } from '#shared/money'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { deliverMails, waitingMails } from '#tests/support/outgoing_mails'
import type { ApiClient } from '@japa/api-client'
import type { ProductStatus } from '#shared/product_status'

const NOW = new Date()

/** The columns that the deletion of an account empties. */
const DELETED = {
  password: null,
  first_name: null,
  last_name: null,
  profile_image_url: null,
  email_verified_at: null,
}

type Given = Awaited<ReturnType<typeof givenSent>>

/** A product that an admin has sent to its artist, and the move that made it pending. */
async function givenSent(client: ApiClient, status: ProductStatus = 'draft') {
  const fixtures = await givenReviewedProduct({ status, name: 'Last Tram Tee' })
  const { product, admin, owner } = fixtures
  await owner.merge({ firstName: 'Nia' }).save()
  await product
    .merge({ adminNotes: 'Printed large.\n\n<b>Bold</b>', artistProfit: pence(690) })
    .save()
  const toArtist = () =>
    send(client, 'PATCH', `/api/products/${product.id}/status`, admin, {
      status: 'pending_approval',
    })
  const answer = await toArtist()
  answer.assertStatus(200)
  return { ...fixtures, toArtist }
}

test.group('An artist with a product pending approval', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => {
    mail.fake()
    return () => mail.restore()
  })

  test('gets one email, with what is to be decided and the link to the review', async ({
    assert,
    client,
  }) => {
    const { mails } = mail.fake()
    const { owner, product } = await givenSent(client)
    assert.equal(await deliverMails(), 1)
    mails.assertSentCount(ApprovalRequestMail, 1)
    const [sent] = mails.sent() as unknown as ApprovalRequestMail[]
    await sent!.buildWithContents()
    sent!.message.assertTo(owner.email)
    sent!.message.assertSubject('Last Tram Tee is waiting for your approval')
    for (const words of [
      'Hello Nia',
      '£24.00',
      '£6.90',
      'Printed large.',
      `${appUrl}/dashboard?artist=${product.artistId}&tab=product-approvals`,
    ]) {
      sent!.message.assertHtmlIncludes(words.replace('&', '&amp;'))
      sent!.message.assertTextIncludes(words)
    }
    sent!.message.assertHtmlIncludes('&lt;b&gt;')
  }).tags(['MAKE-7'])

  test('gets one more email each time it was changed for them', async ({ assert, client }) => {
    const { mails } = mail.fake()
    const { product, toArtist } = await givenSent(client)
    await deliverMails()
    await setStatus(product, 'rejected')
    const again = await toArtist()
    again.assertStatus(200)
    assert.equal(await deliverMails(), 1)
    mails.assertSentCount(ApprovalRequestMail, 2)
    const [, second] = mails.sent() as unknown as ApprovalRequestMail[]
    await second!.buildWithContents()
    second!.message.assertTextIncludes('We’ve updated this product')
  }).tags(['MAKE-7'])

  test('gets no email once the product is decided or the account is gone: {of}')
    .tags(['MAKE-7'])
    .with([
      { of: 'approved', status: 'approved' as const, user: null },
      { of: 'suspended', status: null, user: { suspended_at: NOW } },
      { of: 'deleted', status: null, user: { ...DELETED, deleted_at: NOW } },
    ])
    .run(async ({ assert, client }, { status, user }) => {
      const { mails } = mail.fake()
      const { product, owner } = await givenSent(client)
      if (status) await setStatus(product, status)
      if (user) await db.from('users').where('id', owner.id).update(user)
      assert.equal(await deliverMails(), 0)
      mails.assertNoneSent()
    })

  test('gets no email where the move was refused', async ({ assert, client }) => {
    const { product, admin } = await givenReviewedProduct({ status: 'draft' })
    await product.merge({ isCostProvisional: true }).save()
    const answer = await send(client, 'PATCH', `/api/products/${product.id}/status`, admin, {
      status: 'pending_approval',
    })
    answer.assertStatus(409)
    assert.isEmpty(await waitingMails())
  }).tags(['MAKE-7'])
})

test.group('An admin who has sent a product to its artist', (group) => {
  group.each.setup(rollbackAfterEach)

  const decide = (client: ApiClient, { product, owner }: Given, body: object) =>
    send(client, 'POST', `/api/products/${product.id}/approve`, owner, body)

  test('gets one email with the artist’s decision, their notes and a link to the product', async ({
    assert,
    client,
  }) => {
    const given = await givenSent(client)
    await UserFactory.merge({ userType: 'admin' }).create()
    await deliverMails()
    const mails = await mailsDuring(async () => {
      const body = { action: 'reject', notes: 'Too small.\n\n<b>Green</b>?' }
      ;(await decide(client, given, body)).assertStatus(200)
      ;(await decide(client, given, body)).assertStatus(409)
    })
    assert.lengthOf(mails, 1)
    const [{ to, subject, text, html }] = mails as [(typeof mails)[number]]
    assert.equal(to, given.admin.email)
    assert.equal(subject, `${given.artist.bandName} rejected Last Tram Tee`)
    assert.include(text, 'Too small.')
    assert.include(text, `${appUrl}/admin/products/${given.product.id}`)
    assert.include(html, '&lt;b&gt;Green')
  }).tags(['MAIL-9'])

  test('gets an email that it was approved, at the price that the artist set', async ({
    assert,
    client,
  }) => {
    const given = await givenSent(client)
    await deliverMails()
    const mails = await mailsDuring(() =>
      decide(client, given, { action: 'approve', sellingPrice: 27 })
    )
    assert.equal(mails[0]!.subject, `${given.artist.bandName} approved Last Tram Tee`)
    assert.include(mails[0]!.text, 'Selling price: £27.00')
  }).tags(['MAIL-9'])

  test('gets no email where their account is gone', async ({ assert, client }) => {
    const given = await givenSent(client)
    await deliverMails()
    const mails = await mailsDuring(async () => {
      await decide(client, given, { action: 'approve' })
      await given.admin.merge({ suspendedAt: clock.now() }).save()
    })
    assert.isEmpty(mails)
  }).tags(['MAIL-9'])
})
