import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import DraftMail from '#catalog/mails/draft_mail'
import { UserFactory } from '#database/factories/user_factory'
import { historyOf, send } from '#tests/functional/approvals/approval_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { deliverMails } from '#tests/support/outgoing_mails'

const BODY = { name: 'Last Tram Tee', sellingPrice: 20 }

test.group('Drafting a product', (group) => {
  group.each.setup(rollbackAfterEach)

  test('makes a draft of the artist’s own with a provisional cost, and the first line of its history', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const answer = await send(client, 'POST', '/api/products', owner, {
      ...BODY,
      description: ' Heavy cotton. ',
      productType: 'hoodie',
      designUrl: 'https://designs.example/last-tram.png',
    })
    answer.assertStatus(201)
    assert.containsSubset(answer.body(), {
      artistId: artist.id,
      name: 'Last Tram Tee',
      description: 'Heavy cotton.',
      productType: 'hoodie',
      designUrl: 'https://designs.example/last-tram.png',
      status: 'draft',
      basePrice: 8.5,
      printfulCost: null,
      sellingPrice: 20,
      minimumPrice: 11.9,
      artistProfit: 6.9,
      platformFee: 4.6,
      createdByAdmin: false,
      sizes: ['S', 'M', 'L', 'XL'],
      colors: ['black', 'white'],
    })
    assert.match(answer.body().imageUrl, /^\/artwork\/mockups\/hoodie\//)
    assert.deepEqual(await historyOf(answer.body().id), [
      { from_status: null, to_status: 'draft', actor_user_id: owner.id, notes: null },
    ])
    const row = await db.from('products').where('id', answer.body().id).firstOrFail()
    assert.isTrue(row.is_cost_provisional)
  }).tags(['APPR-26'])

  test('ignores fields that the artist may not set, and is a T-shirt by default', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { artist: another } = await givenArtist({})
    const answer = await send(client, 'POST', '/api/products', owner, {
      ...BODY,
      designUrl: '',
      artistId: another.id,
      basePrice: 1,
      printfulCost: 1,
      status: 'active',
      artistProfit: 20,
      createdByAdmin: true,
      approvalNotes: 'Approved',
      isActive: true,
    })
    answer.assertStatus(201)
    assert.containsSubset(answer.body(), {
      artistId: artist.id,
      productType: 'tshirt',
      designUrl: null,
      basePrice: 8.5,
      printfulCost: null,
      status: 'draft',
      createdByAdmin: false,
      approvalNotes: null,
    })
  }).tags(['APPR-20'])

  test('refuses {field}: {value}')
    .tags(['APPR-26'])
    .with([
      { field: 'name', value: '' },
      { field: 'name', value: 'x'.repeat(201) },
      { field: 'description', value: 'x'.repeat(5001) },
      { field: 'productType', value: 'car' },
      { field: 'designUrl', value: 'http://designs.example/a.png' },
      { field: 'designUrl', value: 'javascript:alert(1)' },
      { field: 'designUrl', value: '/files/somebody-elses.png' },
      { field: 'designUrl', value: `https://designs.example/${'x'.repeat(500)}` },
      { field: 'sellingPrice', value: 0 },
      { field: 'sellingPrice', value: 11.89 },
      { field: 'sellingPrice', value: 1e9 },
      { field: 'sellingPrice', value: 'NaN' },
    ])
    .run(async ({ assert, client }, { field, value }) => {
      const { owner } = await givenArtist({})
      const body = { ...BODY, [field]: value }
      const answer = await send(client, 'POST', '/api/products', owner, body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
      assert.isEmpty(await db.from('products'))
      assert.isEmpty(await db.from('product_status_history'))
    })

  test('is for artists with a profile', async ({ assert, client }) => {
    const newcomer = await UserFactory.apply('artist').create()
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    ;(await send(client, 'POST', '/api/products', null, BODY)).assertStatus(401)
    for (const account of [newcomer, fan, admin])
      (await send(client, 'POST', '/api/products', account, BODY)).assertStatus(403)
    assert.isEmpty(await db.from('products'))
  }).tags(['APPR-26'])
  test('emails each admin what to set up, once an artist and day, and sends nothing where it is no draft any more', async ({
    assert,
    client,
  }) => {
    const { mails } = mail.fake()
    try {
      const [one, another] = await UserFactory.merge({ userType: 'admin' }).createMany(2)
      const { artist, owner } = await givenArtist({})
      const draft = () => send(client, 'POST', '/api/products', owner, BODY)
      const { id } = (await draft()).body()
      ;(await draft()).assertStatus(201)
      assert.equal(await deliverMails(), 2)
      for (const { email } of [one!, another!])
        mails.assertSent(
          DraftMail,
          ({ message }) =>
            message.hasTo(email) &&
            message.hasSubject(`${artist.bandName} drafted Last Tram Tee`) &&
            String(message.toObject().message.text).includes(`/admin/products/${id}`)
        )

      const { owner: third } = await givenArtist({})
      const { id: retired } = (await send(client, 'POST', '/api/products', third, BODY)).body()
      await db.from('products').where('id', retired).update({ status: 'retired' })
      assert.equal(await deliverMails(), 0)
    } finally {
      mail.restore()
    }
  }).tags(['STUD-13'])
})
