import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { BooksShape } from '#accounting/transformers/books_transformer'
import type { MonthShape } from '#accounting/transformers/month_transformer'
import { BalancesTable } from '~/components/admin/accounting/balances_table'
import { CloseDialog } from '~/components/admin/accounting/close_dialog'
import { MonthFiles } from '~/components/admin/accounting/month_files'
import { MonthsTable } from '~/components/admin/accounting/months_table'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Button } from '~/components/ui/button'
import { useAdminRole } from '~/hooks/use_admin_role'
import { counted } from '~/lib/counts'
import { formatDate, formatMonth } from '~/lib/dates'
import type { InertiaProps } from '~/types'

type AccountingProps = InertiaProps<{
  months: MonthShape[]
  shown: MonthShape
  journalSha256: string | null
  books: BooksShape
}>

function stateOf({ state, canClose, closedAt }: MonthShape): string {
  if (state === 'closed') return `Closed on ${formatDate(closedAt!)}. It can no longer change.`
  if (state === 'current') return 'This month isn’t over yet, so its figures still change.'
  return canClose
    ? 'Not closed yet. Check the figures, then close the month.'
    : 'Not closed yet. Earlier months have to be closed first.'
}

export default function Accounting({ months, shown, journalSha256, books }: AccountingProps) {
  const { mayChange } = useAdminRole()
  const [isClosing, setClosing] = useState(false)
  const mayAct = mayChange('accounting')
  const name = formatMonth(shown.month)
  return (
    <AdminFrame section="accounting">
      <div className="admin-sections">
        <section aria-labelledby="month" className="admin-list">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="month" className="admin-heading">
              {name}
            </h2>
            {mayAct && shown.canClose && (
              <Button variant="go" onClick={() => setClosing(true)}>
                Close {name}
              </Button>
            )}
          </div>
          <p className="admin-hint">
            {stateOf(shown)} {counted(books.transactions, 'transaction', 'transactions')},{' '}
            {counted(books.entries, 'entry', 'entries')}.
          </p>
          {mayAct ? (
            <MonthFiles month={shown.month} />
          ) : (
            <p className="admin-hint">
              Only admins with the role Owner or Finance can download the files and close the month.
            </p>
          )}
          <Link href={`/admin/accounting/tax?until=${shown.month}&months=1`} className="link w-fit">
            Tax report
          </Link>
          <p className="admin-hint">Debit balances are positive, credit balances negative.</p>
          <BalancesTable books={books} />
          {journalSha256 && (
            <p className="admin-hint">
              SHA-256 of the journal: <code className="wrap-anywhere">{journalSha256}</code>
            </p>
          )}
        </section>
        <section aria-labelledby="months" className="admin-list">
          <h2 id="months" className="admin-heading">
            Months
          </h2>
          <MonthsTable months={months} shown={shown.month} />
        </section>
      </div>
      {isClosing && <CloseDialog month={shown.month} onClose={() => setClosing(false)} />}
    </AdminFrame>
  )
}
