import { type Standing, STANDINGS } from '~/components/studio/payouts/standing'
import type { PayoutBalance } from '~/components/studio/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatDate } from '~/lib/dates'
import { formatMoney, fromPence, toPence } from '~/lib/money'

/** What the next payout is still short of; null where it is enough. */
function shortOf({ due, debt, minimum }: PayoutBalance): number | null {
  const missing = toPence(minimum) - (toPence(due) - toPence(debt))
  return missing > 0 ? fromPence(missing) : null
}

function dueNote(balance: PayoutBalance, standing: Standing): string {
  const { due } = STANDINGS[standing]
  if (due !== null) return due
  const missing = shortOf(balance)
  if (missing === null)
    return balance.debt > 0
      ? 'Goes out within a day, less what you owe'
      : 'Goes out with the next payout, within a day'
  return `Goes out at ${formatMoney(balance.minimum)}: ${formatMoney(missing)} to go`
}

type BalanceTilesProps = { balance: PayoutBalance; standing: Standing }

/** What is owed to the artist by when it is paid, each with a plain word. */
export function BalanceTiles({ balance, standing }: BalanceTilesProps) {
  const { coming, due, held, debt, nextDueAt, inTransit } = balance
  return (
    <div className="grid gap-3">
      <StatTiles
        tiles={[
          {
            label: 'Coming',
            value: formatMoney(coming),
            note: nextDueAt
              ? `The next is due on ${formatDate(nextDueAt)}`
              : 'Sold and not due yet',
          },
          { label: 'Due', value: formatMoney(due), note: dueNote(balance, standing) },
          {
            label: 'On hold',
            value: formatMoney(held),
            note: 'Disputed by the buyer, or being looked at',
          },
          {
            label: 'You owe',
            value: formatMoney(Math.max(debt, 0)),
            note: 'Refunded after you were paid; comes off your next payouts',
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
