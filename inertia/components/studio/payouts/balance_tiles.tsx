import { type PayoutReadiness, READINESS } from '~/components/studio/payouts/payout_readiness'
import type { PayoutBalance } from '~/components/studio/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatDate, WEEKDAYS } from '~/lib/dates'
import { formatMoney, fromPence, toPence } from '~/lib/money'

const paidOutWhen = ({ payoutDay }: PayoutBalance) =>
  payoutDay === 0 ? 'Paid out within a day' : `Paid out on ${WEEKDAYS[payoutDay - 1]!}`

/** What the next payout is still short of; null where it is enough. */
function shortOf({ due, debt, minimum }: PayoutBalance): number | null {
  const missing = toPence(minimum) - (toPence(due) - toPence(debt))
  return missing > 0 ? fromPence(missing) : null
}

function dueNote(balance: PayoutBalance, readiness: PayoutReadiness): string {
  const { due } = READINESS[readiness]
  if (due !== null) return due
  const missing = shortOf(balance)
  if (missing === null)
    return `${paidOutWhen(balance)}${balance.debt > 0 ? ', less refunds to recover' : ''}`
  return `Paid out from ${formatMoney(balance.minimum)}: ${formatMoney(missing)} to go`
}

type BalanceTilesProps = { balance: PayoutBalance; readiness: PayoutReadiness }

/** What is owed to the artist by when it is paid, each with a plain word. */
export function BalanceTiles({ balance, readiness }: BalanceTilesProps) {
  const { coming, due, held, debt, nextDueAt, inTransit } = balance
  return (
    <div className="grid gap-3">
      <StatTiles
        tiles={[
          {
            label: 'On the way',
            value: formatMoney(coming),
            note: nextDueAt ? `Next payable on ${formatDate(nextDueAt)}` : 'Sold, not payable yet',
          },
          { label: 'Ready to pay', value: formatMoney(due), note: dueNote(balance, readiness) },
          {
            label: 'On hold',
            value: formatMoney(held),
            note: 'Disputed or under review',
          },
          {
            label: 'Refunds to recover',
            value: formatMoney(Math.max(debt, 0)),
            note: 'Refunded after we paid you; deducted from your next payout',
          },
        ]}
      />
      {inTransit > 0 && (
        <p className="font-semibold" role="status">
          {formatMoney(inTransit)} is on its way to you.
        </p>
      )}
    </div>
  )
}
