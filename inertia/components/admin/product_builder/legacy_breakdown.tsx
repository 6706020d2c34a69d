import { FigureList } from '~/components/admin/product_builder/figure_list'
import type { PricingShape } from '~/components/admin/product_builder/shapes'
import { formatMargin } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

const money = (amount: number) => formatMoney(amount)

type LegacyBreakdownProps = { breakdown?: PricingShape; isUnderWay: boolean }

/** The legacy breakdown of a price (`legacyBreakdown` in pricing), on /admin/catalog-old. */
export function LegacyBreakdown({ breakdown, isUnderWay }: LegacyBreakdownProps) {
  return (
    <section
      aria-labelledby="profit-breakdown"
      aria-busy={isUnderWay}
      className="rounded-sm border-[1.5px] border-line-strong bg-sheet"
    >
      <h2 id="profit-breakdown" className="border-b border-line px-4 py-3 font-bold">
        Profit Breakdown
      </h2>
      <div className="grid gap-4 p-4">
        {!breakdown && (
          <p className="text-ink-soft">
            {isUnderWay ? 'Calculating...' : 'Enter a selling price to see profit breakdown'}
          </p>
        )}
        {breakdown && (
          <FigureList
            figures={[
              { label: 'Provider cost', value: money(breakdown.printfulCost) },
              { label: 'Shipping estimate', value: money(breakdown.estimatedShipping) },
              { label: 'Total cost', value: money(breakdown.totalCost), look: 'sum' },
              { label: 'Selling price', value: money(breakdown.sellingPrice), look: 'sum' },
              { label: 'Artist profit', value: money(breakdown.artistProfit) },
              { label: 'Platform fee', value: money(breakdown.platformFee) },
              {
                label: 'Total profit',
                value: money(breakdown.totalProfit),
                look: breakdown.totalProfit > 0 ? 'good' : 'bad',
              },
              { label: 'Profit margin', value: formatMargin(breakdown.profitMargin) },
            ]}
          />
        )}
        {breakdown && !breakdown.isViable && (
          <p role="status" className="font-semibold text-bad">
            Price too low! Increase selling price to make this product viable.
          </p>
        )}
      </div>
    </section>
  )
}
