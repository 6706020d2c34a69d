import type { BarShape } from '#admin/transformers/figures_transformer'
import { LazyPart } from '~/components/lazy/lazy_part'
import { lazyScript } from '~/components/lazy/lazy_script'
import { Skeleton } from '~/components/ui/skeleton'
import '~/css/figures.css'

const salesBars = lazyScript('Chart', () =>
  import('~/components/studio/figures/sales_bars').then((module) => module.default)
)

/** Sales of a period as bars, with the period before as a line. For the eye alone: the table below has the figures. */
export function SalesByBar({ bars, words }: { bars: BarShape[]; words: string }) {
  return (
    <div className="grid gap-2" aria-hidden>
      <div className="figures-chart">
        <LazyPart script={salesBars} fallback={<Skeleton className="h-full" />}>
          {(SalesBars) => (
            <div className="h-full">
              <SalesBars points={bars} />
            </div>
          )}
        </LazyPart>
      </div>
      <p className="figures-key">
        <i data-now /> {words} <i data-before /> the period before
      </p>
    </div>
  )
}
