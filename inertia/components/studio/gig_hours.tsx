import { lazy, Suspense } from 'react'
import { FiguresTable } from '~/components/studio/figures_table'
import type { GigReported } from '~/components/studio/shapes'
import { Skeleton } from '~/components/ui/skeleton'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { formatMoney } from '~/lib/money'
import '~/css/figures.css'

const HourBars = lazy(() => import('~/components/studio/hour_bars'))

/** The evening and the two days after it, hour by hour as the clock stood there. */
export function GigHours({ hours, days }: Pick<GigReported, 'hours' | 'days'>) {
  const isMounted = useIsMounted()
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
      <div className="figures-chart" aria-hidden>
        <Suspense fallback={<Skeleton className="h-full" />}>
          {isMounted ? <HourBars hours={hours} /> : <Skeleton className="h-full" />}
        </Suspense>
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
