import type { DateTime } from 'luxon'
import {
  PayoutPolicy,
  type PayoutEligibility,
  type PayoutTerms,
  type SaleFacts,
} from '#payouts/payout_policy'
import { pence } from '#shared/money'

class WeeklyTerms implements PayoutTerms {
  readonly holdingDays = 7
  readonly payoutDay = 0

  isPayoutDay() {
    return true
  }

  dueAt({ shippedAt }: SaleFacts): DateTime | null {
    return shippedAt && shippedAt.startOf('week').plus({ weeks: 1 })
  }

  eligibilityOf(sale: SaleFacts, now: DateTime): PayoutEligibility {
    const isCancelled = sale.status === 'cancelled'
    if (sale.paymentStatus === 'disputed' || sale.productionHold || sale.isTakenDown || isCancelled)
      return 'held'
    const due = this.dueAt(sale)
    return due && due <= now ? 'due' : 'coming'
  }

  minimumFor() {
    return pence(1_00)
  }
}

/** A second implementation, for tests: pays a row on the Monday after their shipment, from £1 on. */
export class WeeklyPayouts extends PayoutPolicy {
  async terms() {
    return new WeeklyTerms()
  }
}
