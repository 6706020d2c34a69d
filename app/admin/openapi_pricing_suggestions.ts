import type { PricingSuggestions } from '#admin/transformers/pricing_suggestions_transformer'
import { flag, money, percent, shape, text } from '#core/openapi/schemas'
import type { JsonSchema } from '#core/openapi/types'

const words = (example: string): JsonSchema => ({ type: 'array', items: text(example) })
const rate = (example: number): JsonSchema => ({ type: 'number', examples: [example] })

const line = {
  productCost: money(17.49),
  discount: money(2.62),
  netCost: money(14.87),
  estimatedShipping: money(3.59),
  totalCost: money(18.46),
  sellingPrice: money(35),
  processing: money(1.35),
  profit: money(15.19),
  profitMargin: rate(43.4),
  artistProfit: money(9.11),
  platformFee: money(6.08),
}

/** The answer of GET /api/admin/products/advice. */
export const pricingSuggestionsSchema = shape<PricingSuggestions>(
  {
    printfulCost: money(12.5),
    sellingPrice: money(35),
    minimumPrice: money(17.5),
    suggestedMinimumPrice: money(33),
    recommendedPrice: money(35),
    markupPercentage: rate(40),
    isViable: flag,
    artistShare: percent,
    platformShare: percent,
    costs: shape<PricingSuggestions['costs']>({
      retail: money(24.99),
      shipping: money(4.99),
      platformFee: money(2.5),
      total: money(32.48),
    }),
    split: shape<PricingSuggestions['split']>({
      profit: money(22.5),
      artistProfit: money(13.5),
      platformFee: money(9),
    }),
    panel: shape<PricingSuggestions['panel']>({
      minimumPrice: money(33),
      recommendedPrice: money(35),
      discountPercentage: percent,
      ...line,
    }),
    variants: {
      type: 'array',
      items: shape<PricingSuggestions['variants'][number]>({
        name: text('Last Tram Tee - Black / M'),
        size: text('M'),
        color: text('Black'),
        in_stock: flag,
        ...line,
      }),
    },
    sizes: words('M'),
    colors: words('Black'),
  },
  {
    about:
      'What the calculators say at one price, in pounds; shares, margins, rates and markup in percent. `split` is what would be paid; the rest advises. `sellingPrice` is the price that was asked about, else the recommended one.',
  }
)
