import { requestLog } from '#sandbox/stripe/api'
import { deliveriesDone } from '#sandbox/stripe/deliveries'
import { faults } from '#sandbox/stripe/faults'
import { forgetKeys } from '#sandbox/stripe/idempotency'
import { events, intents, sessions } from '#sandbox/stripe/objects'
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
  sessions,
  intents,
  events,
  faults,
  deliveriesDone,
  requestLog,

  /** Back to an account that nothing has happened in. */
  async forgetEverything() {
    await deliveriesDone()
    faults.clear()
    requestLog.length = 0
    await Promise.all([sessions.clear(), intents.clear(), events.clear(), forgetKeys()])
  },
}
