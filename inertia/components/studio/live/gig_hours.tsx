import { FiguresTable } from '~/components/studio/figures/figures_table'
import type { GigReported } from '~/components/studio/shapes'
import { LazyPart } from '~/components/lazy/lazy_part'
import { lazyScript } from '~/components/lazy/lazy_script'
import { Skeleton } from '~/components/ui/skeleton'
import { formatMoney } from '~/lib/money'
import '~/css/figures.css'

const hourBars = lazyScript('Chart', () =>
  import('~/components/studio/live/hour_bars').then((module) => module.default)
)

/** The evening and the two days after it, hour by hour as the clock stood there. */
export function GigHours({ hours, days }: Pick<GigReported, 'hours' | 'days'>) {
  if (hours.length === 0) return null
  const columns = ['When', 'Scans', 'Orders', 'Sales']
  return (
    <section aria-labelledby="hours" className="grid gap-3">
      <h3 id="hours" className="display-card">
        Hour by hour
      </h3>
      <p className="figures-axes" aria-hidden>
        <span className="figures-key">
          <i data-now /> Orders
        </span>
        <span className="figures-key">
          Scans <i data-before />
        </span>
      </p>
      <div className="figures-chart">
        <LazyPart script={hourBars} fallback={<Skeleton className="h-full" />}>
          {(HourBars) => (
            <div aria-hidden className="h-full">
              <HourBars hours={hours} />
            </div>
          )}
        </LazyPart>
      </div>
      <FiguresTable
        caption="Days and hours of the gig"
        columns={columns}
        rows={[...days, ...hours].map(({ label, scans, orders, sales }, index) => ({
          key: `${index} ${label}`,
          cells: [label, scans, orders, formatMoney(sales)],
        }))}
      />
    </section>
  )
}
