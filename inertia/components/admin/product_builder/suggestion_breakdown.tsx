import { FigureList, type Figure } from '~/components/admin/product_builder/figure_list'
import type { PricingSuggestions } from '~/components/admin/product_builder/shapes'
import { MINIMUM_MARGIN } from '~/lib/pricing'
import { formatMoney } from '~/lib/money'

const money = (amount: number) => formatMoney(amount)

/** The admin estimate: what a product costs, what it should be sold for, and the split of the profit. */
export function SuggestionBreakdown({ suggestions }: { suggestions: PricingSuggestions }) {
  const { costs, split } = suggestions
  const columns: { title: string; figures: Figure[]; note?: string }[] = [
    {
      title: 'Costs',
      note: 'Advice: an estimate of what a sale costs.',
      figures: [
        { label: 'Retail price at Printful', value: money(costs.retail) },
        { label: 'Estimated shipping', value: money(costs.shipping) },
        { label: 'Platform fee', value: money(costs.platformFee) },
        { label: 'Total', value: money(costs.total), look: 'sum' },
      ],
    },
    {
      title: 'Pricing',
      figures: [
        {
          label: 'Lowest price accepted',
          note: `This one counts: ${MINIMUM_MARGIN} margin on production`,
          value: money(suggestions.minimumPrice),
          look: 'sum',
        },
        { label: 'Minimum', note: 'Advice: covers the costs beside', value: money(costs.total) },
        { label: 'Recommended', note: 'Advice', value: money(suggestions.recommendedPrice) },
        {
          label: 'Suggested minimum',
          note: 'Advice: the highest minimum',
          value: money(suggestions.suggestedMinimumPrice),
        },
        { label: 'Markup', value: `${suggestions.markupPercentage}%` },
      ],
      note: 'Rounded to £5',
    },
    {
      title: 'Profit Split',
      figures: [
        {
          label: 'Profit',
          note: `${money(suggestions.sellingPrice)} less ${money(suggestions.printfulCost)} production`,
          value: money(split.profit),
          look: split.profit > 0 ? 'good' : 'bad',
        },
        { label: `Artist (${suggestions.artistShare}%)`, value: money(split.artistProfit) },
        { label: `Platform (${suggestions.platformShare}%)`, value: money(split.platformFee) },
      ],
      note: 'This one counts: it is paid on every sale.',
    },
  ]
  return (
    <section
      aria-labelledby="pricing-breakdown"
      className="rounded-sm border-[1.5px] border-line-strong bg-sheet"
    >
      <h2 id="pricing-breakdown" className="border-b border-line px-4 py-3 font-bold">
        Pricing Breakdown
      </h2>
      <div className="grid gap-x-8 gap-y-6 p-4 md:grid-cols-3">
        {columns.map(({ title, figures, note }) => (
          <div key={title} className="grid content-start gap-3">
            <h3 className="tag text-ink-soft">{title}</h3>
            <FigureList figures={figures} />
            {note && <p className="text-sm text-ink-soft">{note}</p>}
          </div>
        ))}
      </div>
    </section>
  )
}
