import type { BarShape, PartShape, SumsShape } from '#admin/transformers/figures_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { BestParts } from '~/components/admin/figures/best_parts'
import { FiguresRows } from '~/components/admin/figures/figures_rows'
import { BY_WORDS, type By } from '~/components/admin/figures/part_words'
import { SalesByBar } from '~/components/admin/figures/sales_by_bar'
import { ExportButton } from '~/components/browse/export_button'
import { FilterForm } from '~/components/browse/filter_form'
import { InlineSelect } from '~/components/browse/inline_select'
import { formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

type FiguresProps = InertiaProps<{
  periods: { value: string; label: string }[]
  period: string
  periodWords: string
  by: By
  total: SumsShape
  /** The same of the period before. */
  before: SumsShape
  bars: BarShape[]
  parts: PartShape[]
  hasMore: boolean
}>

const PATH = '/admin/figures'

const CHOICES = Object.entries(BY_WORDS).map(([value, label]) => ({ value, label }))

function tilesOf({ total, before }: Pick<FiguresProps, 'total' | 'before'>) {
  const money = (label: string, measure: 'sales' | 'refunds' | 'margin' | 'owed') => ({
    label,
    value: formatMoney(total[measure]),
    note: `${formatMoney(before[measure])} the period before`,
  })
  return [
    money('Sales', 'sales'),
    money('Refunds', 'refunds'),
    money('Margin', 'margin'),
    money('Owed to artists', 'owed'),
    {
      label: 'Orders',
      value: formatCount(total.orders),
      note: `${formatCount(before.orders)} the period before`,
    },
  ]
}

export default function Figures(props: FiguresProps) {
  const { periods, period, periodWords, by, total, bars, parts, hasMore } = props
  return (
    <AdminFrame section="overview" title="Figures">
      <div className="admin-list">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <FilterForm path={PATH}>
            <InlineSelect name="period" label="Period" value={period} options={periods} />
            <InlineSelect name="by" label="By" value={by} options={CHOICES} />
          </FilterForm>
          <ExportButton href={`${PATH}.csv?period=${period}&by=${by}`} />
        </div>
        <h2 className="mt-2 admin-heading">{periodWords}</h2>
        <dl className="admin-figures">
          {tilesOf(props).map(({ label, value, note }) => (
            <div key={label} className="max-sm:last:col-span-2">
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className="admin-soft">{note}</dd>
            </div>
          ))}
        </dl>
        {by === 'day' ? (
          <SalesByBar bars={bars} words={periodWords} />
        ) : (
          <BestParts by={by} parts={parts} />
        )}
        <FiguresRows by={by} bars={bars} parts={parts} total={total} />
        {hasMore && <p className="admin-hint">The 50 with the highest sales. The file has all.</p>}
        <p className="admin-hint">
          Excludes shipping. Refunds include cancelled orders and count on the day they happen.
          Margin is our share after VAT, production and artists’ earnings, less refunds, before
          payment fees. Owed to artists is the balance at the end of each row’s period. Figures can
          be a minute old.
        </p>
      </div>
    </AdminFrame>
  )
}
