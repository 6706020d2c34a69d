import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import type { TaxReportShape } from '#accounting/transformers/tax_report_transformer'
import { TaxTable } from '~/components/admin/accounting/tax_table'
import { AdminFrame } from '~/components/admin/admin_frame'
import { ExportButton } from '~/components/browse/export_button'
import { FilterForm } from '~/components/browse/filter_form'
import { InlineSelect } from '~/components/browse/inline_select'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatMonth } from '~/lib/dates'
import type { InertiaProps } from '~/types'

type TaxReportProps = InertiaProps<{
  /** The months of the books, latest first. */
  choices: string[]
  until: string
  months: number
  name: string
  /** All of its months are closed. */
  isFinal: boolean
  report: TaxReportShape
}>

const PATH = '/admin/accounting/tax'

const LENGTHS = [
  { value: '1', label: 'One month' },
  { value: '3', label: 'Three months' },
]

function Period({ choices, until, months }: Pick<TaxReportProps, 'choices' | 'until' | 'months'>) {
  return (
    <FilterForm path={PATH}>
      <InlineSelect name="months" label="Period" value={String(months)} options={LENGTHS} />
      <InlineSelect
        name="until"
        label="Ending with"
        value={until}
        options={choices.map((month) => ({ value: month, label: formatMonth(month) }))}
      />
    </FilterForm>
  )
}

export default function TaxReport(props: TaxReportProps) {
  const { choices, until, months, name, isFinal, report } = props
  const mayAct = useAdminRole().mayChange('accounting')
  return (
    <AdminFrame section="accounting" title="Tax report">
      <section aria-labelledby="period" className="admin-list">
        <Link href="/admin/accounting" className="link w-fit">
          <ArrowLeft aria-hidden className="size-5" />
          Accounting
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Period choices={choices} until={until} months={months} />
          {mayAct && <ExportButton href={`${PATH}/${until}.csv?months=${months}`} />}
        </div>
        <h2 id="period" className="mt-2 admin-heading">
          {name}
        </h2>
        <p className="admin-hint">
          {isFinal
            ? 'All months are closed, so these figures can no longer change.'
            : 'Not all months are closed, so these figures can still change.'}{' '}
          Gross includes tax and shipping. Refunds include cancelled orders.
          {!mayAct && ' Only admins with the role Owner or Finance can download the file.'}
        </p>
        {report.lines.length > 0 ? (
          <TaxTable report={report} />
        ) : (
          <p>No sales and no refunds in this period.</p>
        )}
      </section>
    </AdminFrame>
  )
}
