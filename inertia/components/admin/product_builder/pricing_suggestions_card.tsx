import { FigureList } from '~/components/admin/product_builder/figure_list'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { PricingSuggestionsState } from '~/components/admin/product_builder/use_pricing_suggestions'
import { MINIMUM_MARGIN } from '~/lib/pricing'
import { formatMoney } from '~/lib/money'

const money = (amount: number) => formatMoney(amount)

/** The suggestions in short: what a piece costs, what it should cost, and who gets what. */
export function PricingSuggestionsCard({
  suggestions,
  isUnderWay,
  error,
  again,
}: PricingSuggestionsState) {
  if (error) return <LoadFailed error={error} onAgain={again} />
  return (
    <section
      aria-labelledby="price-suggestions"
      aria-busy={isUnderWay}
      className="rounded-sm border-[1.5px] border-line-strong bg-sheet"
    >
      <h2 id="price-suggestions" className="border-b border-line px-4 py-3 font-bold">
        Pricing Breakdown
      </h2>
      <div className="grid gap-4 p-4">
        {!suggestions && (
          <p className="text-ink-soft">
            {isUnderWay ? 'Calculating...' : 'Choose a product and a variant to see what it costs'}
          </p>
        )}
        {suggestions && (
          <FigureList
            figures={[
              { label: 'Production', value: money(suggestions.printfulCost) },
              {
                label: 'Lowest price accepted',
                note: `This one counts: ${MINIMUM_MARGIN} margin on production`,
                value: money(suggestions.minimumPrice),
              },
              {
                label: 'Suggested minimum',
                note: 'Advice',
                value: money(suggestions.suggestedMinimumPrice),
              },
              {
                label: 'Recommended price',
                note: 'Advice',
                value: money(suggestions.recommendedPrice),
                look: 'sum',
              },
              {
                label: 'Profit',
                note: `at ${money(suggestions.sellingPrice)}, paid on every sale`,
                value: money(suggestions.split.profit),
                look: suggestions.split.profit > 0 ? 'good' : 'bad',
              },
              {
                label: `Artist (${suggestions.artistShare}%)`,
                value: money(suggestions.split.artistProfit),
              },
              {
                label: `Platform (${suggestions.platformShare}%)`,
                value: money(suggestions.split.platformFee),
              },
            ]}
          />
        )}
        {suggestions && !suggestions.isViable && (
          <p role="status" className="font-semibold text-bad">
            Selling price must be at least {money(suggestions.minimumPrice)} ({MINIMUM_MARGIN}{' '}
            margin required)
          </p>
        )}
      </div>
    </section>
  )
}
