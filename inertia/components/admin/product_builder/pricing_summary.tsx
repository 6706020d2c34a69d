import { FigureList, type Figure } from '~/components/admin/product_builder/figure_list'
import type { PricingSuggestions } from '~/components/admin/product_builder/shapes'
import { VariantPrices } from '~/components/admin/product_builder/variant_prices'
import { formatMargin } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

const money = (amount: number) => formatMoney(amount)

function Words({ title, words }: { title: string; words: string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h4 className="text-sm text-ink-soft">{title}</h4>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="rounded-sm border-[1.5px] border-line px-2 py-0.5 text-sm">
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The pricing summary panel: the breakdown of the price of the dearest variant, and what it leaves of each. */
export function PricingSummary({ suggestions }: { suggestions: PricingSuggestions }) {
  const { panel } = suggestions
  const benefits: Figure[] = [
    { label: 'Standard cost', value: money(panel.productCost) },
    {
      label: `Community discount (${panel.discountPercentage}%)`,
      value: `−${money(panel.discount)}`,
    },
    { label: 'Net cost', value: money(panel.netCost), look: 'sum' },
  ]
  const costs: Figure[] = [
    { label: 'Net cost', value: money(panel.netCost) },
    { label: 'Estimated shipping', value: money(panel.estimatedShipping) },
    { label: 'Total cost', value: money(panel.totalCost), look: 'sum' },
    { label: 'Payment processing', note: '3% + £0.30 per sale', value: money(panel.processing) },
    {
      label: 'Profit',
      note: `at ${money(panel.sellingPrice)}`,
      value: `${money(panel.profit)} (${formatMargin(panel.profitMargin)})`,
      look: panel.profit > 0 ? 'good' : 'bad',
    },
  ]
  return (
    <section
      aria-labelledby="pricing-summary"
      className="grid gap-6 rounded-sm border-[1.5px] border-line-strong bg-sheet p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="pricing-summary" className="display-card">
          One Price for All Variants
        </h2>
        <dl className="flex flex-wrap gap-x-10 gap-y-2">
          {[
            ['Minimum Price', panel.minimumPrice] as const,
            ['Recommended Price', panel.recommendedPrice] as const,
          ].map(([label, amount]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="price text-3xl">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="text-ink-soft">
        <strong className="text-ink">Advice only.</strong> This is what a transparent price looks
        like. It doesn’t affect payouts: see the Profit Split below.
      </p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="font-bold">Community Discount Benefits</h3>
          <FigureList figures={benefits} />
        </div>
        <div className="grid content-start gap-3">
          <h3 className="font-bold">Cost breakdown (GBP)</h3>
          <FigureList figures={costs} />
        </div>
      </div>
      <VariantPrices suggestions={suggestions} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Words title="Available sizes" words={suggestions.sizes} />
        <Words title="Available colours" words={suggestions.colors} />
      </div>
      <div className="border-l-2 border-line-strong pl-4">
        <h3 className="font-bold">Transparent Partnership Pricing</h3>
        <p className="max-w-[70ch] text-[0.9375rem] text-ink-soft">
          A {panel.discountPercentage}% community discount, {money(panel.estimatedShipping)}{' '}
          estimated shipping and a {suggestions.artistShare}/{suggestions.platformShare}{' '}
          artist/platform profit split. Final shipping varies by location and is charged separately
          to customers.
        </p>
      </div>
    </section>
  )
}
