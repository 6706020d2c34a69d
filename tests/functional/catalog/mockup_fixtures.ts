import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MakeMockups } from '#catalog/mockups/make_mockups'
import { MockupQueries } from '#catalog/mockups/mockup_queries'
import { RequestMockups } from '#catalog/mockups/request_mockups'
import { appUrl } from '#config/app'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import { call } from '#tests/functional/fulfilment/printful_calls'
import { givenActiveProduct } from '#tests/support/given'
import { printfulSandbox } from '#tests/support/printful_sandbox'

/** The first T-shirt of the stand-in's catalogue. */
export const TEE = 11

/** Print files, at addresses that the stand-in can read. */
export const FRONT = {
  placement: 'front',
  imageUrl: `${appUrl}/artwork/mockups/tshirt/black.svg`,
}
export const BACK = {
  placement: 'back',
  imageUrl: `${appUrl}/artwork/mockups/hoodie/black.svg`,
}

type CatalogVariant = { id: number; size: string; color: string }

/** A product on sale made of a T-shirt: two colours of two sizes each. */
export async function givenTee() {
  const { result } = await call<{ variants: CatalogVariant[] }>(`GET /products/${TEE}`)
  const colors = [...new Set(result.variants.map(({ color }) => color))].slice(0, 2)
  const { product, artist } = await givenActiveProduct({ colors })
  await db.from('product_variants').where('product_id', product.id).delete()
  const chosen = result.variants.filter(
    ({ color, size }) => colors.includes(color) && ['M', 'L'].includes(size)
  )
  for (const [position, { id, size, color }] of chosen.entries())
    await ProductVariantFactory.merge({
      productId: product.id,
      size,
      color,
      position,
      catalogVariantId: id,
    }).create()
  const oneOfEach = colors.map((color) => chosen.find((variant) => variant.color === color)!.id)
  printfulSandbox.requestLog.length = 0
  return { product, artist, colors, catalogVariantIds: oneOfEach }
}

type Tee = Awaited<ReturnType<typeof givenTee>>

/** Requests mock-ups of a product, as the product builder does. */
export async function requestMockups({ product, catalogVariantIds }: Tee, sides = [FRONT, BACK]) {
  const request = await app.container.make(RequestMockups)
  await db.transaction((trx) =>
    request.handle({ productId: product.id, blankId: TEE, catalogVariantIds, sides }, trx)
  )
}

/** Makes open requests due now, and our own rate limit free. */
export async function makeDue() {
  await db.from('mockup_requests').update({ due_at: new Date(0) })
  await db
    .from('provider_rate_limits')
    .whereLike('name', 'printful mockupTasks%')
    .update({ due_at: '-infinity', blocked_until: '-infinity' })
}

/** Takes one step of the job with each open request. */
export async function work() {
  await makeDue()
  return (await app.container.make(MakeMockups)).handle()
}

/** Requests mock-ups and runs the job until they are stored. */
export async function drawn() {
  await work()
  await printfulSandbox.mockups.finish()
  await work()
}

export const mockupsOf = async ({ product }: Tee) =>
  (await app.container.make(MockupQueries)).ofProduct(product.id)

export const requestOf = ({ product }: Tee) =>
  db.from('mockup_requests').where('product_id', product.id).first()

export const created = () =>
  printfulSandbox.requestLog.filter(({ path }) => path.includes('create-task')).length
