import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { ProductStatus } from '#shared/product_status'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { keptOf, setStatus } from '#tests/functional/approvals/approval_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenArtist } from '#tests/support/given'
import { givenProductBuilder } from './product_builder_fixtures.js'

type Product = {
  id: number
  name: string
  updatedAt: string
  basePrice: number
  minimumPrice: number
  status: ProductStatus
}

/** A draft of the artist's own: at £20 on a provisional cost of £8.50, without a blank. */
async function givenDraft(client: ApiClient) {
  const builder = await givenProductBuilder(client)
  const answer = await client
    .post('/api/products')
    .loginAs(builder.owner)
    .withCsrfToken()
    .json({ name: 'Last Tram Tee', sellingPrice: 40, productType: 'tote' })
  answer.assertStatus(201)
  const send = (id: number, updatedAt?: string) =>
    client
      .patch(`/api/products/${id}/status`)
      .loginAs(builder.admin)
      .withCsrfToken()
      .json({ status: 'pending_approval', updatedAt })
  return { ...builder, draft: answer.body() as Product, send }
}

const variantsOf = ({ id }: Product) => db.from('product_variants').where('product_id', id)
const entries = () => db.from('audit_entries').orderBy('id')

test.group('A product changed for an artist', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(connectedPrintful)

  test('gets a blank: variants, costs and type are read at Printful, and it can be sent', async ({
    assert,
    client,
  }) => {
    const { admin, draft, change, stored, send } = await givenDraft(client)
    const early = await send(draft.id)
    early.assertStatus(409)
    early.assertBodyContains({ code: 'E_NOT_READY' })

    const { id: storeId } = await stored('Half-Day Wednesday Tour Tee')
    const answer = await change(draft.id, {
      printfulData: { storeProduct: { id: storeId } },
      description: 'Heavy cotton.',
      adminNotes: 'Printed large.',
      updatedAt: draft.updatedAt,
      // Values of these fields in the body are ignored.
      printfulCost: 0.01,
      basePrice: 0.01,
      status: 'active',
    })
    answer.assertStatus(200)
    const changed = answer.body() as Product
    const rows = await variantsOf(draft)
    const dearest = Math.max(...rows.map(({ cost }) => Number(cost)))
    assert.lengthOf(rows, 30)
    assert.containsSubset(changed, {
      name: 'Last Tram Tee',
      description: 'Heavy cotton.',
      adminNotes: 'Printed large.',
      productType: 'tshirt',
      status: 'draft',
      sellingPrice: 40,
      basePrice: dearest,
      printfulCost: dearest,
      printfulProductId: storeId,
      recommendedPrice: 35,
      createdByAdmin: false,
    })
    const [entry] = await entries()
    assert.containsSubset(entry, {
      actor_user_id: admin.id,
      action: 'product.change',
      subject_id: String(draft.id),
      before: {
        basePrice: 8.5,
        productType: 'tote',
        printfulProductId: null,
        description: null,
        adminNotes: null,
      },
      after: {
        basePrice: dearest,
        productType: 'tshirt',
        printfulProductId: storeId,
        description: 'Heavy cotton.',
        adminNotes: 'Printed large.',
      },
    })

    const sent = await send(draft.id, changed.updatedAt)
    sent.assertStatus(200)
    sent.assertBodyContains({ status: 'pending_approval' })
    const [, status] = await entries()
    assert.containsSubset(status, {
      action: 'product.status',
      before: { status: 'draft' },
      after: { status: 'pending_approval' },
    })
  }).tags(['MAKE-4'])

  test('can change its blank repeatedly until its artist approves it', async ({
    assert,
    client,
  }) => {
    const { draft, change, stored, read } = await givenDraft(client)
    const tee = await stored('Half-Day Wednesday Tour Tee')
    const mug = await stored('Half-Day Wednesday Mug')
    const [item] = await read<{ id: number }[]>('/api/printful/catalog')
    const [blank] = await read<{ id: number }[]>(`/api/printful/catalog/${item!.id}/variants`)
    for (const [status, printfulData, variants] of [
      ['pending_approval', { storeProduct: { id: tee.id } }, 30],
      ['rejected', { storeProduct: { id: tee.id } }, 30],
      ['draft', { selectedVariant: { id: blank!.id } }, 1],
      ['draft', { storeProduct: { id: mug.id } }, 1],
    ] as const) {
      await setStatus(draft, status)
      const answer = await change(draft.id, { printfulData })
      answer.assertStatus(200)
      answer.assertBodyContains({ status })
      assert.lengthOf(await variantsOf(draft), variants)
    }
    const corrected = await change(draft.id, { productType: 'other', sellingPrice: 30 })
    corrected.assertBodyContains({ productType: 'other', sellingPrice: 30 })
    assert.lengthOf(await variantsOf(draft), 1)
  }).tags(['MAKE-4'])

  test('to a store product that looks like another band’s has to be confirmed', async ({
    assert,
    client,
  }) => {
    const { draft, change, stored } = await givenDraft(client)
    const { id } = await stored('Half-Day Wednesday Mug')
    await givenArtist({ bandName: 'Half-Day Wednesday' })
    const body = { printfulData: { storeProduct: { id } }, updatedAt: draft.updatedAt }
    const asked = await change(draft.id, body)
    asked.assertStatus(409)
    asked.assertBodyContains({ code: 'E_OTHER_BAND' })
    assert.isEmpty(await variantsOf(draft))
    const confirmed = await change(draft.id, { ...body, confirmsOtherBand: true })
    confirmed.assertStatus(200)
  }).tags(['OPS-8'])

  test('shows the variant that was chosen to represent it', async ({ assert, client }) => {
    const { create, change, read, stored } = await givenProductBuilder(client)
    const { id } = await stored('Half-Day Wednesday Tour Tee')
    const { variants } = await read<{ variants: { id: number; image: string }[] }>(
      `/api/printful/products/${id}`
    )
    const last = variants.at(-1)!
    const storeProduct = { id }
    const answer = await create({
      printfulData: { storeProduct, selectedVariant: { id: last.id } },
    })
    answer.assertStatus(201)
    answer.assertBodyContains({
      imageUrl: last.image,
      printfulData: { selectedVariant: { id: last.id } },
    })
    const { id: productId } = answer.body() as Product
    const other = await change(productId, {
      printfulData: { storeProduct, selectedVariant: { id: 1 } },
    })
    other.assertStatus(422)
    assert.lengthOf(await db.from('products'), 1)
  }).tags(['MAKE-6'])

  test('that is {status} cannot be changed')
    .tags(['MAKE-5'])
    .with([
      { status: 'approved' },
      { status: 'active' },
      { status: 'inactive' },
      { status: 'retired' },
    ] as const)
    .run(async ({ assert, client }, { status }) => {
      const { draft, change, stored } = await givenDraft(client)
      await setStatus(draft, status)
      const before = await keptOf(draft)
      const { id } = await stored('Moth Tax Tee')
      const asked = printfulSandbox.requestLog.length
      for (const body of [{ name: 'Other' }, { printfulData: { storeProduct: { id } } }]) {
        const answer = await change(draft.id, body)
        answer.assertStatus(409)
        answer.assertBodyContains({ code: 'E_PRODUCT_ALREADY_APPROVED' })
      }
      assert.deepEqual(await keptOf(draft), before)
      assert.lengthOf(printfulSandbox.requestLog, asked)
      assert.isEmpty(await entries())
    })

  test('is not changed where the change is refused: {of}')
    .tags(['MAKE-5'])
    .with([
      { of: 'an outdated version', status: 409, stale: true, data: null },
      { of: 'too low a price for what it costs', status: 422, price: 12, data: 'Moth Tax Tee' },
      { of: 'a store product there is none of', status: 422, data: '' },
      { of: 'a store product that is another’s', status: 409, data: 'Half-Day Wednesday Mug' },
    ] as { of: string; status: number; stale?: true; price?: number; data: string | null }[])
    .run(async ({ assert, client }, { status, stale, price, data }) => {
      const { draft, create, change, stored } = await givenDraft(client)
      const taken = await stored('Half-Day Wednesday Mug')
      const made = await create({ printfulData: { storeProduct: { id: taken.id } } })
      made.assertStatus(201)
      const before = await keptOf(draft)
      const known = (await entries()).length
      const id = data ? (await stored(data)).id : 999_999
      const answer = await change(draft.id, {
        name: 'Other',
        sellingPrice: price,
        updatedAt: stale ? '2020-01-01T00:00:00.000Z' : draft.updatedAt,
        printfulData: data === null ? undefined : { storeProduct: { id } },
      })
      answer.assertStatus(status)
      assert.deepEqual(await keptOf(draft), before)
      assert.isEmpty(await variantsOf(draft))
      assert.lengthOf(await entries(), known)
    })

  test('is not changed while Printful fails in the middle', async ({ assert, client }) => {
    const { draft, change, stored } = await givenDraft(client)
    const { id } = await stored('Moth Tax Tee')
    const before = await keptOf(draft)
    printfulSandbox.faults.plan('server_error', { times: 3, path: '/products/' })
    const body = { name: 'Other', printfulData: { storeProduct: { id } } }
    const away = await change(draft.id, body)
    away.assertStatus(503)
    assert.deepEqual(await keptOf(draft), before)
    assert.isEmpty(await variantsOf(draft))
    const back = await change(draft.id, body)
    back.assertStatus(200)
  }).tags(['MAKE-5'])
})
