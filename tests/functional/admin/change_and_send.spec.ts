import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type { ProductStatus } from '#shared/product_status'
import { keptOf } from '#tests/functional/approvals/approval_fixtures'
import { givenActiveProduct } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const STORED_DESIGN = '/files/demo/designs/last-tram.svg'

type Wanted = {
  status?: ProductStatus
  designUrl?: string | null
  isCostProvisional?: boolean
}

/** A product of a blank, at £24.00 on a base of £12.50, and the call with which an admin changes and sends it. */
async function givenBlank(
  client: ApiClient,
  { status = 'draft', designUrl = STORED_DESIGN, isCostProvisional = false }: Wanted = {}
) {
  const { product } = await givenActiveProduct({})
  await product.merge({ status, designUrl, isCostProvisional }).save()
  await product.merge({ printfulCost: product.basePrice }).save()
  await db
    .from('product_variants')
    .where('product_id', product.id)
    .update({ catalog_variant_id: 4011, sync_variant_id: null })
  const admin = await UserFactory.apply('admin').create()
  const change = (body: object) =>
    client
      .patch(`/api/admin/products/${product.id}`)
      .loginAs(admin)
      .withCsrfToken()
      .json({ updatedAt: product.updatedAt!.toUTC().toISO(), ...body })
  return { product: await product.refresh(), change }
}

const traces = async () => ({
  entries: await db.from('audit_entries').orderBy('id').select('action', 'after'),
  mails: await db.from('outgoing_mails').select('id'),
})

test.group('A product that an admin changes and sends in one call', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is changed and sent, and keeps the design that is stored here', async ({
    assert,
    client,
  }) => {
    const { product, change } = await givenBlank(client)
    const answer = await change({ sellingPrice: 30, sendsToArtist: true })
    answer.assertStatus(200)
    answer.assertBodyContains({ status: 'pending_approval', sellingPrice: 30 })
    const { row, history } = await keptOf(product)
    assert.equal(row.design_url, STORED_DESIGN)
    assert.lengthOf(history, 1)
    const { entries, mails } = await traces()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['product.change', 'product.status']
    )
    assert.lengthOf(mails, 1)
  })

  test('is sent where nothing is changed in it', async ({ assert, client }) => {
    const { change } = await givenBlank(client, { status: 'rejected' })
    const answer = await change({ sendsToArtist: true })
    answer.assertStatus(200)
    answer.assertBodyContains({ status: 'pending_approval' })
    const { entries } = await traces()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['product.status']
    )
  })

  test('is neither where sending is refused with {code}')
    .with([
      { code: 'E_DESIGN_MISSING', wanted: { designUrl: null } },
      { code: 'E_DESIGN_MISSING', wanted: { designUrl: null, status: 'rejected' } },
      { code: 'E_DESIGN_MISSING', wanted: {}, body: { designUrl: null } },
      { code: 'E_NOT_READY', wanted: { isCostProvisional: true } },
      { code: 'E_INVALID_STATUS_TRANSITION', wanted: { status: 'pending_approval' } },
      { code: 'E_PRODUCT_ALREADY_APPROVED', wanted: { status: 'approved' } },
      {
        code: 'E_CONCURRENT_MODIFICATION',
        wanted: {},
        body: { updatedAt: '2020-01-01T00:00:00.000Z' },
      },
    ] as { code: string; wanted: Wanted; body?: object }[])
    .run(async ({ assert, client }, { code, wanted, body }) => {
      const { product, change } = await givenBlank(client, wanted)
      const before = { kept: await keptOf(product), ...(await traces()) }
      const answer = await change({
        name: 'Other',
        sellingPrice: 30,
        sendsToArtist: true,
        ...body,
      })
      answer.assertStatus(409)
      answer.assertBodyContains({ code })
      assert.deepEqual({ kept: await keptOf(product), ...(await traces()) }, before)
    })

  test('can be saved without its stored design being sent along', async ({ assert, client }) => {
    const { product, change } = await givenBlank(client)
    const answer = await change({ adminNotes: 'Printed large.' })
    answer.assertStatus(200)
    answer.assertBodyContains({ status: 'draft' })
    assert.equal((await keptOf(product)).row.design_url, STORED_DESIGN)
  })
})
