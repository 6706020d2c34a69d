import { NextPage } from '~/components/browse/next_page'
import { MoneySheet } from '~/components/studio/payouts/money_sheet'
import { formatMonth } from '~/lib/dates'
import { StatementFiles } from '~/components/studio/payouts/statement_files'
import { StatementLines } from '~/components/studio/payouts/statement_lines'
import { Sums } from '~/components/studio/payouts/sums'
import type { Statement, StatementLine, StudioFrame as Frame } from '~/components/studio/shapes'
import type { InertiaProps } from '~/types'

type StatementProps = InertiaProps<
  Frame & { statement: Statement; lines: StatementLine[]; nextUrl: string | null }
>

function sumsOf(statement: Statement) {
  const { opening, sales, refunds, payouts, takenBack, corrections, closing } = statement
  return [
    { label: 'Opening balance', amount: opening },
    { label: 'Your earnings', amount: sales },
    { label: 'Refunds and cancellations', amount: refunds },
    { label: 'Paid out to you', amount: payouts },
    ...(takenBack === 0 ? [] : [{ label: 'Taken back from payouts', amount: takenBack }]),
    ...(corrections === 0 ? [] : [{ label: 'Corrections', amount: corrections }]),
    { label: 'Closing balance', amount: closing, isTotal: true },
  ]
}

export default function StatementPage({ statement, lines, nextUrl }: StatementProps) {
  return (
    <MoneySheet
      headingId="statement"
      head={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="statement" className="display-card">
            Statement, {formatMonth(statement.month)}
          </h2>
          <StatementFiles month={statement.month} />
        </div>
      }
    >
      <div className="lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:order-2 lg:self-start">
        <Sums sums={sumsOf(statement)} />
      </div>
      <div className="min-w-0">
        <StatementLines lines={lines} />
        <NextPage url={nextUrl} label="Later lines" />
      </div>
    </MoneySheet>
  )
}
