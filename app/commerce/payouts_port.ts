import type Stripe from 'stripe'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** What commerce asks of payouts, the module above it. */
export type Payouts = {
  /** Cancels payouts of these order rows that were not sent to Stripe yet. Needs the locks of the rows. */
  cancelUnsent(orderIds: readonly number[], trx: TransactionClientContract): Promise<void>
  /**
   * Cancels unsent payouts of these order rows, then returns the rows whose artist was paid for them. Money taken from such
   * a row is the artist's debt; money taken from any other is no longer owed. Needs the locks of the rows.
   */
  settlePaidOut(
    orderIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<ReadonlySet<number>>
  /** Applies an event about an artist's Stripe account, a transfer or a bank payout. Throws EventTooEarly. */
  applyStripeEvent(event: PayoutEvent): Promise<void>
}

export const PAYOUT_EVENTS = [
  'account.updated',
  'account.external_account.created',
  'account.external_account.updated',
  'account.external_account.deleted',
  'transfer.reversed',
  'payout.failed',
  'payout.paid',
] as const satisfies Stripe.Event.Type[]

export type PayoutEvent = Extract<Stripe.Event, { type: (typeof PAYOUT_EVENTS)[number] }>

export const payoutsPort = definePort<Payouts>('payoutsPort')
