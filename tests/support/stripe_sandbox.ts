import { requestLog } from '#sandbox/stripe/api'
import { change, onboard, useOtherBank } from '#sandbox/stripe/connect/accounts'
import { failBankPayout, payToBank } from '#sandbox/stripe/connect/bank_payouts'
import {
  accountLinks,
  accounts,
  bankPayouts,
  loginLinks,
  reversals,
  transfers,
} from '#sandbox/stripe/connect/objects'
import { reverse } from '#sandbox/stripe/connect/transfers'
import { deliveriesDone } from '#sandbox/stripe/deliveries'
import {
  answerDispute,
  closeDispute,
  disputes,
  escalateInquiry,
  openDispute,
} from '#sandbox/stripe/disputes'
import { earlyFraudWarnings, sendEarlyFraudWarning } from '#sandbox/stripe/early_fraud_warnings'
import { files } from '#sandbox/stripe/files'
import { faults } from '#sandbox/stripe/faults'
import { forgetKeys } from '#sandbox/stripe/idempotency'
import { customers, events, intents, refunds, sessions } from '#sandbox/stripe/objects'
import { failRefund, makeRefund } from '#sandbox/stripe/refunds'
import { decline, expire, pay, payLater, settle } from '#sandbox/stripe/session_moves'
import { expireOverdue } from '#sandbox/stripe/upkeep'

const kinds = [
  customers,
  sessions,
  intents,
  refunds,
  disputes,
  earlyFraudWarnings,
  files,
  events,
  accounts,
  accountLinks,
  loginLinks,
  transfers,
  reversals,
  bankPayouts,
]

/**
 * What tests do with the sandbox of Stripe without its page: pay, decline and expire as a buyer or the passing of time
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
  answerDispute,
  escalateInquiry,
  closeDispute,
  sendEarlyFraudWarning,
  earlyFraudWarnings,
  customers,
  sessions,
  intents,
  refunds,
  disputes,
  files,
  events,
  faults,
  deliveriesDone,
  requestLog,

  /**
   * The artists' accounts: `onboard` is what an artist does there, `change` is Stripe's own word on one, `payToBank` and `failBankPayout` what becomes of its
   * money, `reverse` simulates a reversal made in Stripe's dashboard.
   */
  connect: {
    accounts,
    transfers,
    reversals,
    onboard,
    useOtherBank,
    change,
    payToBank,
    failBankPayout,
    reverse: (transferId: string, amount: number) =>
      reverse(transferId, { amount: String(amount) }),
  },

  /** Simulates a reversal in Stripe's dashboard; without an amount the whole rest is reversed. */
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
    await Promise.all([...kinds.map((kept) => kept.clear()), forgetKeys()])
  },
}
