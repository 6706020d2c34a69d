import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { HttpSession } from '#tests/support/http_session'

/** A guest with the link of a checkout. */
export async function guestOf(checkoutId: number) {
  const issue = await app.container.make(IssueOrderLink)
  const { search } = new URL(await issue.handle(checkoutId))
  const guest = new HttpSession()
  return {
    guest,
    token: search,
    pay: (orderId: number) => guest.post(`/api/orders/${orderId}/pay${search}`),
    cancel: (orderId: number) => guest.post(`/api/orders/${orderId}/cancel${search}`),
  }
}

/** The status of each row of a checkout, "cancelled, refunded". */
export const rowStatusesOf = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map((row) => `${row.status}, ${row.payment_status}`)

/** The refunded amounts, in pence. */
export const refundedAmounts = async () =>
  (await stripeSandbox.refunds.all())
    .map(({ amount }) => amount)
    .toSorted((one, other) => one - other)

/** The notes about the end of a row in its history. */
export async function endOf(orderId: number) {
  return db
    .from('order_status_history')
    .where({ order_id: orderId, to_status: 'cancelled' })
    .select('notes', 'actor_user_id')
}
