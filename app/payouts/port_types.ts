/** The types of what commerce asks of payouts, taken from its port. */
import type { payoutsPort } from '#commerce/public'

export type Payouts = ReturnType<(typeof payoutsPort)['current']>
export type PayoutEvent = Parameters<Payouts['applyStripeEvent']>[0]
