import { Change } from '~/components/studio/figures/change'
import { FiguresTable } from '~/components/studio/figures/figures_table'
import type { Range, SalesReported } from '~/components/studio/shapes'
import { ChipLink, ChipRow } from '~/components/ui/chip'
import { LazyPart } from '~/components/lazy/lazy_part'
import { lazyScript } from '~/components/lazy/lazy_script'
import { Skeleton } from '~/components/ui/skeleton'
import { formatMoney } from '~/lib/money'
import '~/css/figures.css'

const salesBars = lazyScript('Chart', () =>
  import('~/components/studio/figures/sales_bars').then((module) => module.default)
)

const ranges: Record<Range, { label: string; before: string }> = {
  '7d': { label: '7 days', before: 'the 7 days before' },
  '30d': { label: '30 days', before: 'the 30 days before' },
  '90d': { label: '90 days', before: 'the 90 days before' },
  '12m': { label: '12 months', before: 'the 12 months before' },
}

type SalesChartProps = { sales: SalesReported; hrefOf: (range: Range) => string }

/** Sales over time with the period before beside them; the range is in the address. */
export function SalesChart({ sales, hrefOf }: SalesChartProps) {
  const { range, points, total, previousTotal, change } = sales
  const isEmpty = total === 0 && previousTotal === 0
  return (
    <section aria-labelledby="sales" className="grid gap-3">
      <div className="grid gap-3 sm:flex sm:items-end sm:justify-between">
        <div>
          <h2 id="sales" className="display-card">
            Sales
          </h2>
          <p className="text-ink-soft">
            <b className="text-ink">{formatMoney(total)}</b>{' '}
            <Change
              percent={change}
              than={`on ${ranges[range].before}`}
              none={isEmpty ? 'nothing sold yet' : `nothing in ${ranges[range].before}`}
            />
          </p>
        </div>
        <ChipRow label="Range of the chart">
          {Object.entries(ranges).map(([key, { label }]) => (
            <ChipLink key={key} href={hrefOf(key as Range)} on={key === range}>
              {label}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      {isEmpty ? (
        <p className="figures-none">
          No sales in this period or the one before. Your first one will draw the first bar.
        </p>
      ) : (
        <>
          <div className="figures-chart">
            <LazyPart script={salesBars} fallback={<Skeleton className="h-full" />}>
              {(SalesBars) => (
                <div aria-hidden className="h-full">
                  <SalesBars points={points} />
                </div>
              )}
            </LazyPart>
          </div>
          <p className="figures-key" aria-hidden>
            <i data-now /> {ranges[range].label} <i data-before /> {ranges[range].before}
          </p>
          <FiguresTable
            caption={`Sales of ${ranges[range].label}, with ${ranges[range].before}`}
            columns={['When', 'Orders', 'Sales', 'Before']}
            rows={points.map((point) => ({
              key: point.label,
              cells: [
                point.label,
                point.orders,
                formatMoney(point.sales),
                formatMoney(point.previousSales),
              ],
            }))}
          />
        </>
      )}
    </section>
  )
}
