import type { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import { PayoutPolicy, type PayoutEligibility, type SaleFacts } from '#payouts/payout_policy'
import { pence } from '#shared/money'

/**
 * Pays a row out some days after its first move to `shipped` or `delivered`, and later if the artist bought it. Holds disputed and
 * cancelled rows, those on production hold and those whose product was taken down as a legal matter. An artist who has left is paid any amount.
 */
export default class HoldingPeriod extends PayoutPolicy {
  get holdingDays() {
    return payoutsConfig.holdingDays
  }

  dueAt({ shippedAt, isSelfPurchase }: SaleFacts): DateTime | null {
    const { holdingDays, selfPurchaseDays } = payoutsConfig
    const days = isSelfPurchase ? holdingDays + selfPurchaseDays : holdingDays
    return shippedAt && shippedAt.plus({ days })
  }

  eligibilityOf(sale: SaleFacts, now: DateTime): PayoutEligibility {
    const isCancelled = sale.status === 'cancelled'
    if (sale.paymentStatus === 'disputed' || sale.productionHold || sale.isTakenDown || isCancelled)
      return 'held'
    const due = this.dueAt(sale)
    return due !== null && due <= now ? 'due' : 'coming'
  }

  minimumFor({ hasLeft }: { hasLeft: boolean }) {
    return hasLeft ? pence(1) : payoutsConfig.minimum
  }
}
