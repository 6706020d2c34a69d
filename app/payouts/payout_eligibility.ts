import type { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import type { PayableSalesQuery } from '#commerce/public'

/** An order row with what decides whether its artist's part may be paid out. */
export type PayableSale = Awaited<ReturnType<PayableSalesQuery['lock']>>[number]

/**
 * - `coming`: it is to be made, on its way, or not long enough so
 * - `due`: it is paid out with the next payout
 * - `held`: somebody has to decide first: the buyer's bank, or an admin
 */
export type PayoutEligibility = 'coming' | 'due' | 'held'

type Sale = Pick<
  PayableSale,
  'status' | 'paymentStatus' | 'isSelfPurchase' | 'productionHold' | 'shippedAt'
>

/** When the artist's part of an order row may be paid out; null while it has not left the printer. */
export function dueAt({ shippedAt, isSelfPurchase }: Sale): DateTime | null {
  const { holdingDays, selfPurchaseDays } = payoutsConfig
  const days = isSelfPurchase ? holdingDays + selfPurchaseDays : holdingDays
  return shippedAt && shippedAt.plus({ days })
}

/** How the artist's part of an order row stands at a moment (docs/rules/payouts.md#eligibility). */
export function eligibilityOf(sale: Sale, now: DateTime): PayoutEligibility {
  if (sale.paymentStatus === 'disputed' || sale.productionHold || sale.status === 'cancelled')
    return 'held'
  const due = dueAt(sale)
  return due !== null && due <= now ? 'due' : 'coming'
}
