import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CreateRefund, type RefundRequest } from '#commerce/payments/actions/create_refund'
import { SubmitRefund } from '#commerce/payments/actions/submit_refund'
import { RetryOpenRefunds } from '#commerce/payments/actions/retry_open_refunds'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import {
  checkoutRow,
  givenPlacedBasket,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'

/** A basket of £24.00 and £45.50 and 3.59 of shipping, paid. */
export async function givenPaidBasket() {
  const { shirt, hoodie } = await givenTwoStalls()
  const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
  await paid(sessionId, typed())
  const [first, second] = await orderRows(checkoutId)
  const session = await stripeSandbox.sessions.find(sessionId)
  return { checkoutId, first, second, intent: session!.payment_intent! }
}

export async function reserve(
  wanted: Pick<RefundRequest, 'checkoutId' | 'lines'> & Partial<RefundRequest>
) {
  const action = await app.container.make(CreateRefund)
  const { refundId } = await db.transaction((trx) =>
    action.handle(
      {
        shippingAmount: pence(0),
        cancels: false,
        origin: 'admin',
        actorUserId: null,
        reason: 'The print came off',
        ...wanted,
      },
      trx
    )
  )
  return refundId!
}

export async function send(refundId: number) {
  const action = await app.container.make(SubmitRefund)
  return action.handle(refundId)
}

export const refund = async (wanted: Parameters<typeof reserve>[0]) => send(await reserve(wanted))

export async function retryOpenRefunds() {
  const action = await app.container.make(RetryOpenRefunds)
  return action.handle()
}

export const refundedAmounts = async () => {
  const all = await stripeSandbox.refunds.all()
  return all.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)
}

export async function paymentState(checkoutId: number) {
  const rows = await orderRows(checkoutId)
  const { payment_status: checkout, refunded_shipping: shipping } = await checkoutRow(checkoutId)
  return {
    checkout,
    shipping,
    rows: rows.map((row) => [row.status, row.payment_status, row.refunded_amount]),
  }
}
