/** The types of the port that commerce declares for payouts. */
import type { payoutsPort } from '#commerce/public'

export type Payouts = ReturnType<(typeof payoutsPort)['current']>
export type PayoutEvent = Parameters<Payouts['applyStripeEvent']>[0]
