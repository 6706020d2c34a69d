import { FigureList } from '~/components/admin/product_builder/figure_list'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { AdviceState } from '~/components/admin/product_builder/use_advice'
import { formatMoney } from '~/lib/money'

const money = (amount: number) => formatMoney(amount)

/** The advice in short: what a piece costs, what it should cost, and who gets what. */
export function PriceAdvice({ advice, isUnderWay, error, again }: AdviceState) {
  if (error) return <LoadFailed error={error} onAgain={again} />
  return (
    <section
      aria-labelledby="price-advice"
      aria-busy={isUnderWay}
      className="rounded-sm border-[1.5px] border-line-strong bg-sheet"
    >
      <h2 id="price-advice" className="border-b border-line px-4 py-3 font-bold">
        Pricing Breakdown
      </h2>
      <div className="grid gap-4 p-4">
        {!advice && (
          <p className="text-ink-soft">
            {isUnderWay ? 'Calculating...' : 'Choose a product to see what it costs'}
          </p>
        )}
        {advice && (
          <FigureList
            figures={[
              { label: 'Production', value: money(advice.printfulCost) },
              {
                label: 'Lowest price accepted',
                note: 'This one counts: 40% margin on production',
                value: money(advice.minimumPrice),
              },
              {
                label: 'Suggested minimum',
                note: 'Advice',
                value: money(advice.suggestedMinimumPrice),
              },
              {
                label: 'Recommended price',
                note: 'Advice',
                value: money(advice.recommendedPrice),
                look: 'sum',
              },
              {
                label: 'Profit',
                note: `at ${money(advice.sellingPrice)}, paid on every sale`,
                value: money(advice.split.profit),
                look: advice.split.profit > 0 ? 'good' : 'bad',
              },
              { label: `Artist (${advice.artistShare}%)`, value: money(advice.split.artistProfit) },
              {
                label: `Platform (${advice.platformShare}%)`,
                value: money(advice.split.platformFee),
              },
            ]}
          />
        )}
        {advice && !advice.isViable && (
          <p role="status" className="font-semibold text-bad">
            Selling price must be at least {money(advice.minimumPrice)} (40% margin required)
          </p>
        )}
      </div>
    </section>
  )
}
