import { NO_TAX } from '#commerce/orders/included_tax'
import type { Payment } from '#commerce/payments/payment'
import { pence } from '#shared/money'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { afterResponseDone } from '#core/after_response'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { ExpireOverdueCheckouts } from '#commerce/checkout/actions/expire_overdue_checkouts'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

export const BUYER = { email: 'robin@example.com', name: null, address: null }

/** What a buyer types on the payment page, where it asks for everything. */
export function typed(changes: Record<string, string | null> = {}, email = BUYER.email) {
  const address = {
    line1: '1 Stage Road',
    line2: null,
    city: 'Leeds',
    state: null,
    postal_code: 'LS1 1AA',
    country: 'GB',
    ...changes,
  }
  return { email, name: 'Robin Example', address }
}

/** For `group.each.setup`: empty tables, and a provider without any history. */
export async function setupCheckout(): Promise<() => Promise<void>> {
  await stripeSandbox.forgetEverything()
  return async () => {
    await stripeSandbox.forgetEverything()
    await afterResponseDone()
    await resetDatabase()
  }
}

type Active = Parameters<typeof givenActiveProduct>[0]

/** A guest's order of two pieces by Buy Now, with its payment page open. */
export async function givenPlacedOrder(options: Active = {}) {
  const { product, artist } = await givenActiveProduct({
    sellingPrice: '24.99',
    basePrice: '12.50',
    ...options,
  })
  const visitor = new HttpSession()
  const { order } = (await visitor.post('/api/orders', orderOf(product, { quantity: 2 }))).json()
  return { product, artist, visitor, order, sessionId: await sessionOf(order.checkoutId) }
}

/** A visitor's basket of one piece each, for which the payment page asks for everything. */
export async function givenPlacedBasket(productIds: number[], visitor = new HttpSession()) {
  const products = productIds.map((productId) => ({
    productId,
    size: 'M',
    color: 'Black',
    quantity: 1,
  }))
  await visitor.post('/api/create-checkout-session', { products })
  const { id: checkoutId } = await db.from('checkouts').orderBy('id', 'desc').firstOrFail()
  return { checkoutId, sessionId: await sessionOf(checkoutId) }
}

export async function sessionOf(checkoutId: number): Promise<string> {
  const row = await db.from('payment_sessions').where('checkout_id', checkoutId).firstOrFail()
  return row.stripe_session_id
}

/** Pays at the provider, and waits until its webhooks are answered. */
export async function paid(sessionId: string, buyer: Parameters<typeof stripeSandbox.pay>[1]) {
  await stripeSandbox.pay(sessionId, buyer)
  await stripeSandbox.deliveriesDone()
  await afterResponseDone()
}

/** The props of a page, read from the page itself. */
export async function propsOf(visitor: HttpSession, path: string) {
  const { text } = await visitor.get(path)
  const [, data] = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(text)!
  return JSON.parse(data).props
}

/** The text of a page, on one line. */
export const words = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

export const successPath = (sessionId: string) => `/checkout/success?session_id=${sessionId}`

export const checkoutRow = (id: number) => db.from('checkouts').where('id', id).firstOrFail()

export const orderRows = (checkoutId: number) =>
  db.from('orders').where('checkout_id', checkoutId).orderBy('id')

/** Runs something with the clock so many minutes ahead. */
export async function later<Result>(minutes: number, work: () => Promise<Result>) {
  const then = clock.now().plus({ minutes })
  const restore = clock.set(() => then)
  return work().finally(restore)
}

export async function expireCheckouts() {
  const action = await app.container.make(ExpireOverdueCheckouts)
  return action.handle()
}

/** A second payment, or one that the stand-in could not make. */
export function paymentOf(checkoutId: number, changes: Partial<Payment> = {}): Payment {
  return {
    state: 'paid',
    checkoutId,
    sessionId: 'cs_test_another',
    paymentIntentId: 'pi_another',
    amountTotal: pence(5357),
    tax: NO_TAX,
    taxRate: null,
    processingFee: null,
    chargedAt: null,
    risk: null,
    cardFingerprint: null,
    amountExpected: pence(5357),
    currency: 'GBP',
    currencyExpected: 'GBP',
    url: null,
    declineMessage: null,
    collected: null,
    ...changes,
  }
}
