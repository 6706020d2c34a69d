import { NextPage } from '~/components/browse/next_page'
import { AccountPanel } from '~/components/studio/payouts/account_panel'
import { BalanceTiles } from '~/components/studio/payouts/balance_tiles'
import { PayoutsTable } from '~/components/studio/payouts/payouts_table'
import {
  firstPayoutWords,
  type PayoutReadiness,
  readinessOf,
} from '~/components/studio/payouts/payout_readiness'
import { StatementsTable } from '~/components/studio/payouts/statements_table'
import type {
  Payout,
  PayoutAccount,
  PayoutBalance,
  Statement,
  StudioFrame as Frame,
} from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { EmptyState } from '~/components/ui/empty_state'
import { TableSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { payoutDayWords } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

type PayoutsProps = InertiaProps<
  Frame & {
    account: PayoutAccount
    balance: PayoutBalance
    payouts: Payout[]
    nextUrl: string | null
    statements: Statement[]
    linkHadRunOut: boolean
  }
>

type ListProps = { payouts: Payout[]; readiness: PayoutReadiness; payoutDay: number }

function Payouts({ payouts, readiness, payoutDay }: ListProps) {
  const isSlow = useSlowVisit()
  if (isSlow) return <TableSkeleton rows={5} />
  if (payouts.length > 0) return <PayoutsTable payouts={payouts} />
  const text = firstPayoutWords(readiness, payoutDay)
  return <EmptyState level="h3" title="No payouts yet" text={text} />
}

export default function PayoutsPage(props: PayoutsProps) {
  const { account, balance, payouts, nextUrl, statements, linkHadRunOut } = props
  const readiness = readinessOf(account)
  return (
    <StudioFrame>
      <section aria-labelledby="payouts" className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <h2 id="payouts" className="display-card">
            Payouts
          </h2>
          <p className="max-w-[70ch] text-ink-soft">
            Your earnings become payable {balance.holdingDays} days after an order is dispatched. We
            pay out automatically, {payoutDayWords(balance.payoutDay)}, once you have at least{' '}
            {formatMoney(balance.minimum)}.
          </p>
        </div>
        <BalanceTiles balance={balance} readiness={readiness} />
        <AccountPanel account={account} linkHadRunOut={linkHadRunOut} />
      </section>
      <section aria-labelledby="paid" className="grid gap-4">
        <h2 id="paid" className="display-card">
          All payouts
        </h2>
        <Payouts payouts={payouts} readiness={readiness} payoutDay={balance.payoutDay} />
      </section>
      <NextPage url={nextUrl} label="Older payouts" />
      {statements.length > 0 && (
        <section aria-labelledby="statements" className="grid gap-4">
          <h2 id="statements" className="display-card">
            Statements
          </h2>
          <StatementsTable statements={statements} />
        </section>
      )}
    </StudioFrame>
  )
}
