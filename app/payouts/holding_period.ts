import type { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import { PayoutPolicy, type PayoutTerms, type SaleFacts } from '#payouts/payout_policy'
import { runBeginsAt } from '#payouts/runs/run_times'
import { settings } from '#settings/public'
import { pence } from '#shared/money'

/**
 * Pays a row out some days after its first move to `shipped` or `delivered`, and later if the artist bought it. The days
 * are those that were set when it was ordered. Holds disputed and cancelled rows, those on production hold and those whose
 * product was taken down as a legal matter. An artist who has left is paid any amount.
 */
export default class HoldingPeriod extends PayoutPolicy {
  async terms(): Promise<PayoutTerms> {
    const history = await settings.read()
    const { holdingDays, minimum, payoutDay } = history.payoutRules()
    const dueAt = ({ shippedAt, orderedAt, isSelfPurchase }: SaleFacts): DateTime | null => {
      const { holdingDays: days } = history.payoutRules(orderedAt)
      const extra = isSelfPurchase ? payoutsConfig.selfPurchaseDays : 0
      return shippedAt && shippedAt.plus({ days: days + extra })
    }
    return {
      holdingDays,
      payoutDay,
      isPayoutDay: (day) => {
        const { payoutDay: set } = history.payoutRules(runBeginsAt(day))
        return set === 0 || set === day.weekday
      },
      dueAt,
      eligibilityOf: (sale, now) => {
        if (isHeld(sale)) return 'held'
        const due = dueAt(sale)
        return due !== null && due <= now ? 'due' : 'coming'
      },
      minimumFor: ({ hasLeft }) => (hasLeft ? pence(1) : minimum),
    }
  }
}

const isHeld = ({ status, paymentStatus, productionHold, isTakenDown }: SaleFacts) =>
  paymentStatus === 'disputed' || productionHold || isTakenDown || status === 'cancelled'
