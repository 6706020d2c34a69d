import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenReport } from '#tests/support/given_report'
import { deliverMails } from '#tests/support/outgoing_mails'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

type Client = Parameters<typeof givenAdminClient>[0]

async function givenDecisions(client: Client) {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  const { call } = await givenAdminClient(client)
  const { mails } = mail.fake()
  return {
    artist,
    product,
    mails,
    /** Decides the only report that there is. */
    decide: async (body: object) => {
      const { id } = await db.from('reports').firstOrFail()
      const answer = await call('PATCH', `/api/admin/reports/${id}`, { words: 'Seen', ...body })
      answer.assertStatus(200)
    },
  }
}

test.group('The answer to somebody who reported', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.teardown(() => mail.restore())

  test('says that the product was taken down, and nothing of the note for admins', async ({
    assert,
    client,
  }) => {
    const { artist, product, mails, decide } = await givenDecisions(client)
    await givenReport({ artistId: artist.id, productId: product.id })
    const takedown = { kind: 'legal', reason: 'The photo is another’s' }
    await decide({ state: 'upheld', words: 'We know this one', takedown })
    await deliverMails()
    const [answer] = mails.sent().filter(({ message }) => message.hasTo('robin@example.com'))
    assert.exists(answer)
    answer!.message.assertSubject('Your report about Last Tram Tee by Night Bus')
    answer!.message.assertTextIncludes('We’ve taken the product down')
    answer!.message.assertTextIncludes('/reporting')
    assert.notInclude(String(answer!.message.toJSON().message.text), 'We know this one')
  }).tags(['REPORT-7'])

  test('goes out with each decision, and not for a review', async ({ assert, client }) => {
    const { artist, mails, decide } = await givenDecisions(client)
    await givenReport({ artistId: artist.id })
    await decide({ state: 'in_review' })
    await deliverMails()
    assert.isEmpty(mails.sent())
    await decide({ state: 'dismissed' })
    await deliverMails()
    const [answer] = mails.sent()
    answer!.message.assertSubject('Your report about Night Bus’s store')
    answer!.message.assertTextIncludes('nothing that we need to act on')
    await decide({ state: 'in_review' })
    await decide({ state: 'upheld' })
    await deliverMails()
    assert.lengthOf(mails.sent(), 2)
    mails.sent()[1]!.message.assertTextIncludes('agrees with you')
  }).tags(['REPORT-7'])

  test('is left out where the decision was changed before, or no email is kept', async ({
    assert,
    client,
  }) => {
    const { artist, mails, decide } = await givenDecisions(client)
    await givenReport({ artistId: artist.id })
    await decide({ state: 'dismissed' })
    await decide({ state: 'in_review' })
    await deliverMails()
    assert.isEmpty(mails.sent())
    await db.from('reports').update({ email: null })
    await decide({ state: 'upheld' })
    await deliverMails()
    assert.isEmpty(mails.sent())
  }).tags(['REPORT-7'])
})
