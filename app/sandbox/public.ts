import { requestLog } from '#sandbox/stripe/api'
import { deliveriesDone } from '#sandbox/stripe/deliveries'
import { closeDispute, disputes, openDispute } from '#sandbox/stripe/disputes'
import { faults } from '#sandbox/stripe/faults'
import { forgetKeys } from '#sandbox/stripe/idempotency'
import { events, intents, refunds, sessions } from '#sandbox/stripe/objects'
import { failRefund, makeRefund } from '#sandbox/stripe/refunds'
import { decline, expire, pay, payLater, settle } from '#sandbox/stripe/session_moves'
import { expireOverdue } from '#sandbox/stripe/upkeep'

export { printfulSandbox } from '#sandbox/printful/control'

/**
 * What tests do with the payment stand-in without its page: pay, decline and expire as a buyer or the passing of time
 * would. `deliveriesDone` resolves when every webhook has been sent; `requestLog` holds the latest calls.
 */
export const stripeSandbox = {
  pay,
  payLater,
  decline,
  settle,
  expire,
  expireOverdue,
  failRefund,
  openDispute,
  closeDispute,
  sessions,
  intents,
  refunds,
  events,
  faults,
  deliveriesDone,
  requestLog,

  /** As somebody does in Stripe's own dashboard; without an amount all that is left. */
  refund: (paymentIntent: string, amount?: number) =>
    makeRefund({
      payment_intent: paymentIntent,
      ...(amount === undefined ? {} : { amount: String(amount) }),
    }),

  /** Back to an account that nothing has happened in. */
  async forgetEverything() {
    await deliveriesDone()
    faults.clear()
    requestLog.length = 0
    await Promise.all([
      ...[sessions, intents, refunds, disputes, events].map((kept) => kept.clear()),
      forgetKeys(),
    ])
  },
}
