import type { PricingShape } from '#admin/transformers/pricing_shape'
import { calculatePricingValidator } from '#admin/validators/pricing_validator'
import { flag, money, ref, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

export const adminApi: ApiPart = {
  title: 'Administration',
  text: 'What only admins do.',
  schemas: {
    Pricing: shape<PricingShape>(
      {
        printfulCost: money(12.5),
        estimatedShipping: money(4.99),
        totalCost: money(17.49),
        sellingPrice: money(24.99),
        profit: money(7.5),
        totalProfit: money(7.5),
        artistProfit: money(3.75),
        platformFee: money(3.75),
        profitMargin: { type: 'number', examples: [30] },
        isViable: flag,
      },
      {
        about:
          'What a price would leave, in pounds; `profitMargin` in percent of the price. It advises: what is paid is said by the product.',
      }
    ),
  },
  calls: {
    'POST /api/admin/calculate-pricing': {
      summary: 'Try a price',
      text: 'Of one catalogue variant, whose cost is converted to pounds. `profitSplit` is the artist’s part in percent, 50 where it is left out.',
      who: 'Admins',
      body: {
        from: calculatePricingValidator,
        example: { printfulVariantId: 4011, sellingPrice: 24.99, profitSplit: 60 },
      },
      answers: { 200: { text: 'The breakdown', schema: ref('Pricing') } },
      refusals: {
        409: 'The cost is in a currency without an exchange rate: `E_NO_EXCHANGE_RATE`',
        503: 'Printful is not configured, not connected, or gives no answer',
      },
    },
  },
}
