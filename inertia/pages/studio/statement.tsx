import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { NextPage } from '~/components/browse/next_page'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import { monthName } from '~/components/studio/payouts/month_name'
import { StatementFiles } from '~/components/studio/payouts/statement_files'
import { StatementLines } from '~/components/studio/payouts/statement_lines'
import { Sums } from '~/components/studio/payouts/sums'
import type { Statement, StatementLine, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
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
  const { tab } = usePayoutAddresses()
  return (
    <StudioFrame>
      <article
        aria-labelledby="statement"
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      >
        <header className="grid content-start gap-2 lg:col-span-2">
          <Link href={tab} className="link w-fit">
            <ArrowLeft aria-hidden className="size-5" />
            Payouts
          </Link>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="statement" className="display-card">
              Statement, {monthName(statement.month)}
            </h2>
            <StatementFiles month={statement.month} />
          </div>
        </header>
        <div className="lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:order-2 lg:self-start">
          <Sums sums={sumsOf(statement)} />
        </div>
        <div className="min-w-0">
          <StatementLines lines={lines} />
          <NextPage url={nextUrl} label="Later lines" />
        </div>
      </article>
    </StudioFrame>
  )
}
