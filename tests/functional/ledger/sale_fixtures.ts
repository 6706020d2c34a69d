import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import {
  givenPlacedBasket,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { balances, entriesOf } from '#tests/functional/ledger/ledger_fixtures'
import { givenActiveProduct } from '#tests/support/given'

/** What the accounts of a checkout stand at, those of nothing left out. */
export async function ledgerBalances(checkoutId: number) {
  const query = await balances()
  const sums = await query.ofAccounts({ checkoutId })
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

export const kinds = async (checkoutId: number) => [
  ...new Set((await entriesOf(checkoutId)).map(({ kind }) => kind)),
]

export const artistRow = (id: number) => db.from('artists').where('id', id).firstOrFail()
export const productRow = (id: number) => db.from('products').where('id', id).firstOrFail()

/**
 * £24.99 a piece, base 12.50, 60%: the artist has 7.49
 * (docs/rules/refunds-and-disputes.md#the-artists-part-of-a-refund).
 */
export async function givenSoldShirt() {
  const { product, artist } = await givenActiveProduct({
    sellingPrice: '24.99',
    basePrice: '12.50',
  })
  const { checkoutId, sessionId } = await givenPlacedBasket([product.id])
  await paid(sessionId, typed())
  const [order] = await orderRows(checkoutId)
  return { product, artist, checkoutId, sessionId, order }
}

/** Sales and ranked units of the artist, units of the product. */
export async function salesCounters(artistId: number, productId: number) {
  const artist = await artistRow(artistId)
  const product = await productRow(productId)
  return [artist.total_sales, artist.units_sold, product.units_sold]
}

/** Cancelled, taken off the shop, and paid all the same. */
export async function givenUnfulfillablePayment() {
  const { product, artist } = await givenActiveProduct({
    sellingPrice: '24.99',
    basePrice: '12.50',
  })
  const { checkoutId, sessionId } = await givenPlacedBasket([product.id])
  const cancel = await app.container.make(CancelUnpaidCheckout)
  await cancel.handle(checkoutId, 'Not paid in time')
  await db.from('products').where('id', product.id).update({ status: 'retired' })
  await paid(sessionId, typed())
  return { checkoutId, artist }
}
