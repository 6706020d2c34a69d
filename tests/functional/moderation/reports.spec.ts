import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const WORDS = 'This is my photo\nof the harbour'

type Listed = {
  id: number
  state: string
  updatedAt: string
  upheldOfArtist: number
  additions: { words: string }[]
  history: { state: string; words: string }[]
}

/** A product on sale, a way to report it, and the calls of an admin. */
async function givenReports(client: ApiClient) {
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  const admins = await givenAdminClient(client)
  const report = (changes: object = {}) =>
    client
      .post('/api/reports')
      .withCsrfToken()
      .json({
        productId: product.id,
        reason: 'copyright',
        words: WORDS,
        email: 'Robin@Example.com',
        ...changes,
      })
  const list = async (view = 'undecided'): Promise<Listed[]> => {
    const answer = await client.get(`/api/admin/reports?view=${view}`).loginAs(admins.admin)
    answer.assertStatus(200)
    return answer.body()
  }
  return {
    ...admins,
    owner,
    artist,
    product,
    report,
    list,
    /** Decides the only report that there is. */
    decide: async (body: object) => {
      const { id } = await db.from('reports').firstOrFail()
      return admins.call('PATCH', `/api/admin/reports/${id}`, { words: 'It is theirs', ...body })
    },
  }
}

test.group('A report', (group) => {
  group.each.setup(rollbackAfterEach)

  test('of a product needs no account and reaches the queue with a deadline', async ({
    assert,
    client,
  }) => {
    const { artist, product, report, list } = await givenReports(client)
    const before = Date.now()
    const sent = await report({ evidenceUrl: 'https://example.com/harbour' })
    sent.assertStatus(202)
    const reports = await list()
    assert.lengthOf(reports, 1)
    assert.containSubset(reports[0], {
      artist: { id: artist.id, bandName: 'Night Bus' },
      product: { id: product.id, name: 'Last Tram Tee', isTakenDown: false },
      reason: 'copyright',
      words: WORDS,
      evidenceUrl: 'https://example.com/harbour',
      email: 'robin@example.com',
      state: 'open',
      isOverdue: false,
      history: [],
    })
    const { due_at: dueAt, created_at: createdAt } = await db.from('reports').firstOrFail()
    assert.isAtLeast(createdAt.getTime(), before - 1000)
    assert.equal(dueAt.getTime() - createdAt.getTime(), 3 * 24 * 60 * 60 * 1000)
    await db.from('reports').update({ due_at: new Date(before - 1000) })
    assert.containSubset(await list(), [{ isOverdue: true }])
  }).tags(['REPORT-1'])

  test('of a store names the store alone', async ({ assert, client }) => {
    const { artist, report, list } = await givenReports(client)
    ;(await report({ productId: undefined, artistId: artist.id })).assertStatus(202)
    assert.containSubset(await list(), [{ artist: { id: artist.id }, product: null }])
  }).tags(['REPORT-1'])

  test('of an account goes by the email of the account', async ({ assert, client }) => {
    const { product, list } = await givenReports(client)
    const fan = await UserFactory.create()
    const body = { productId: product.id, reason: 'hate', words: WORDS, email: 'other@example.com' }
    const sent = await client.post('/api/reports').loginAs(fan).withCsrfToken().json(body)
    sent.assertStatus(202)
    assert.containSubset(await list(), [{ email: fan.email!.toLowerCase() }])
    const own = await client.get('/api/account/export').loginAs(fan)
    assert.containSubset(own.body().reports, [{ productId: product.id, words: WORDS }])
  }).tags(['REPORT-1'])

  test('that came already is kept once as long as it is open', async ({ assert, client }) => {
    const { report, list } = await givenReports(client)
    for (const email of ['robin@example.com', 'ROBIN@example.com', 'ari@example.com'])
      (await report({ email })).assertStatus(202)
    assert.lengthOf(await list(), 2)
  }).tags(['REPORT-2'])

  test('with other words, other evidence or from the account itself is kept with the open one', async ({
    assert,
    client,
  }) => {
    const { product, report, list, decide, admin } = await givenReports(client)
    const label = await UserFactory.merge({ email: 'label@example.com' }).create()
    ;(await report({ words: '.', email: label.email })).assertStatus(202)
    const [{ updatedAt }] = await list()
    const proof = { words: 'We own it', evidenceUrl: 'https://example.com/contract' }
    const ofLabel = () =>
      client
        .post('/api/reports')
        .loginAs(label)
        .withCsrfToken()
        .json({ productId: product.id, reason: 'copyright', ...proof })
    await Promise.all([ofLabel(), ofLabel()])
    ;(
      await report({ email: label.email, words: '.', evidenceUrl: proof.evidenceUrl })
    ).assertStatus(202)
    ;(await report({ email: label.email, words: '.' })).assertStatus(202)
    assert.containSubset(await list(), [
      {
        words: '.',
        isOfAccount: false,
        additions: [
          { ...proof, isOfAccount: true },
          { words: '.', evidenceUrl: proof.evidenceUrl, isOfAccount: false },
        ],
      },
    ])
    assert.lengthOf((await list())[0]!.additions, 2)
    ;(await decide({ state: 'dismissed', updatedAt })).assertStatus(409)
    assert.containSubset(await list(), [{ state: 'open' }])
    const page = await client.get('/admin/reports').withInertia().loginAs(admin)
    assert.include(JSON.stringify(page.body()), proof.evidenceUrl)
    const own = await client.get('/api/account/export').loginAs(label)
    assert.lengthOf(own.body().reports, 1)
    assert.containSubset(own.body().reports, [{ productId: product.id, ...proof }])
  }).tags(['REPORT-8'])

  test('is slowed down where somebody sends too many', async ({ client }) => {
    const { report } = await givenReports(client)
    for (let sent = 0; sent < 20; sent++) (await report()).assertStatus(202)
    ;(await report()).assertStatus(429)
  }).tags(['REPORT-2'])

  test('says what is missing, and keeps nothing', async ({ assert, client }) => {
    const { product, report, list } = await givenReports(client)
    for (const wrong of [
      { email: undefined },
      { reason: 'taste' },
      { words: ' ' },
      { words: 'x'.repeat(2001) },
      { evidenceUrl: 'javascript:alert(1)' },
      { productId: undefined },
    ])
      (await report(wrong)).assertStatus(422)
    await product.merge({ status: 'draft' }).save()
    ;(await report()).assertStatus(404)
    ;(await report({ productId: 2_000_000 })).assertStatus(404)
    assert.isEmpty(await list())
  }).tags(['REPORT-2'])
})

test.group('The decision about a report', (group) => {
  group.each.setup(rollbackAfterEach)

  test('goes from one state to the next, with a history that cannot be changed', async ({
    assert,
    client,
  }) => {
    const { admin, report, decide, list } = await givenReports(client)
    await report()
    ;(await decide({ state: 'in_review' })).assertStatus(200)
    ;(await decide({ state: 'in_review' })).assertBodyContains({
      code: 'E_INVALID_STATUS_TRANSITION',
    })
    ;(await decide({ state: 'dismissed', words: 'It is the band’s own' })).assertStatus(200)
    assert.isEmpty(await list())
    const [decided] = await list('decided')
    assert.equal(decided!.state, 'dismissed')
    assert.deepEqual(
      decided!.history.map(({ state, words }) => [state, words]),
      [
        ['dismissed', 'It is the band’s own'],
        ['in_review', 'It is theirs'],
      ]
    )
    await db.from('reports').update({ due_at: new Date(0) })
    ;(await decide({ state: 'in_review' })).assertStatus(200)
    assert.containSubset(await list(), [{ state: 'in_review', isOverdue: false }])
    const [entry] = await auditEntries()
    assert.containSubset(entry, { action: 'report.decide', actor_user_id: admin.id })
    const change = db.transaction((trx) => trx.from('report_events').update({ words: 'Other' }))
    await assert.rejects(() => change, /append-only/)
  }).tags(['REPORT-3'])

  test('takes the product down in the same step where it is upheld', async ({ assert, client }) => {
    const { product, report, decide, list } = await givenReports(client)
    await report()
    const takedown = { kind: 'legal', reason: 'The photo is another’s' }
    ;(await decide({ state: 'upheld', takedown })).assertStatus(200)
    ;(await client.get(`/api/products/${product.id}`)).assertStatus(404)
    const [down] = await db.from('product_takedown_events')
    assert.containSubset(down, { kind: 'legal', words: 'The photo is another’s' })
    const [upheld] = await list('decided')
    assert.containSubset(upheld, {
      state: 'upheld',
      upheldOfArtist: 1,
      product: { isTakenDown: true },
    })
  }).tags(['REPORT-4'])

  test('is refused as a whole where the product cannot be taken down', async ({
    assert,
    client,
  }) => {
    const { artist, report, decide, list } = await givenReports(client)
    await report({ productId: undefined, artistId: artist.id })
    const takedown = { kind: 'legal', reason: 'The photo is another’s' }
    const refused = await decide({ state: 'upheld', takedown })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_NO_PRODUCT' })
    assert.containSubset(await list(), [{ state: 'open', history: [] }])
    const onlyUpheld = await decide({ state: 'dismissed', takedown })
    onlyUpheld.assertStatus(422)
  }).tags(['REPORT-4'])

  test('of an admin who saw an earlier version is refused', async ({ assert, client }) => {
    const { report, decide, list } = await givenReports(client)
    await report()
    const [{ updatedAt }] = (await list()) as [Listed]
    ;(await decide({ state: 'in_review', updatedAt })).assertStatus(200)
    const stale = await decide({ state: 'dismissed', updatedAt })
    stale.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    assert.containSubset(await list(), [{ state: 'in_review' }])
  }).tags(['REPORT-3'])

  test('waits on the overview, and so does an answer to a takedown', async ({ assert, client }) => {
    const { owner, product, report, decide, open } = await givenReports(client)
    type Overview = { overview: { undecidedReports: number; answeredTakedowns: number } }
    const overview = async () => (await open<Overview>('/admin')).overview
    await report()
    assert.containSubset(await overview(), { undecidedReports: 1, answeredTakedowns: 0 })
    await decide({ state: 'upheld', takedown: { kind: 'withdrawn', reason: 'Not yours' } })
    const answered = await client
      .post(`/api/products/${product.id}/takedown-answer`)
      .loginAs(owner)
      .withCsrfToken()
      .json({ answer: 'It is mine' })
    answered.assertStatus(200)
    assert.containSubset(await overview(), { undecidedReports: 0, answeredTakedowns: 1 })
  }).tags(['REPORT-5'])
})
