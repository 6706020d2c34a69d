import type { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import type { PayableSalesQuery } from '#commerce/public'

/** An order row with the fields that decide whether its artist's part may be paid out. */
export type PayableSale = Awaited<ReturnType<PayableSalesQuery['lock']>>[number]

/**
 * - `coming`: it is to be made, on its way, or not shipped long enough ago
 * - `due`: the next payout pays it
 * - `held`: the buyer's bank or an admin has to decide first
 */
export type PayoutEligibility = 'coming' | 'due' | 'held'

type Sale = Pick<
  PayableSale,
  'status' | 'paymentStatus' | 'isSelfPurchase' | 'productionHold' | 'shippedAt'
>

/** When the artist's part of an order row may be paid out; null until it has left the printer. */
export function dueAt({ shippedAt, isSelfPurchase }: Sale): DateTime | null {
  const { holdingDays, selfPurchaseDays } = payoutsConfig
  const days = isSelfPurchase ? holdingDays + selfPurchaseDays : holdingDays
  return shippedAt && shippedAt.plus({ days })
}

/** The eligibility of the artist's part of an order row at a moment (docs/rules/payouts.md#eligibility). */
export function eligibilityOf(sale: Sale, now: DateTime): PayoutEligibility {
  if (sale.paymentStatus === 'disputed' || sale.productionHold || sale.status === 'cancelled')
    return 'held'
  const due = dueAt(sale)
  return due !== null && due <= now ? 'due' : 'coming'
}
