import { fraudApi } from '#admin/openapi_fraud'
import { adminOrdersApi } from '#admin/openapi_orders'
import { adminProductionApi } from '#admin/openapi_production'
import { adminDisputesApi } from '#admin/openapi_disputes'
import { adminPayoutsApi } from '#admin/openapi_payouts'
import { accountApi } from '#admin/openapi_accounts'
import { pricingSuggestionsSchema } from '#admin/openapi_pricing_suggestions'
import { artistApi } from '#admin/openapi_artists'
import { notesApi } from '#admin/openapi_notes'
import { queueApi } from '#admin/openapi_queues'
import { searchApi } from '#admin/openapi_search'
import { signoffsApi } from '#admin/openapi_signoffs'
import type { PricingShape } from '#admin/transformers/pricing_transformer'
import {
  adminProductChangeValidator,
  adminProductValidator,
  pricingSuggestionsValidator,
  returnDraftValidator,
  sendProductsValidator,
} from '#admin/validators/product_validator'
import { calculatePricingValidator } from '#admin/validators/pricing_validator'
import { pageValidator } from '#core/http/list_query'
import { count, flag, listOf, money, ref, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const AWAY = 'The printer is not configured, not connected, or gives no answer'

export const adminApi: ApiPart = {
  title: 'Administration',
  text: 'What only admins do.',
  schemas: {
    ...adminOrdersApi.schemas,
    ...adminProductionApi.schemas,
    ...accountApi.schemas,
    PricingSuggestions: pricingSuggestionsSchema,
    ...artistApi.schemas,
    ...adminPayoutsApi.schemas,
    ...adminDisputesApi.schemas,
    ...signoffsApi.schemas,
    ...fraudApi.schemas,
    ...notesApi.schemas,
    ...searchApi.schemas,
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
          'What a price would leave, in pounds; `profitMargin` in percent of the price. Advice only: payouts follow the product’s own figures.',
      }
    ),
  },
  calls: {
    ...adminOrdersApi.calls,
    ...fraudApi.calls,
    ...adminProductionApi.calls,
    ...accountApi.calls,
    ...artistApi.calls,
    ...queueApi.calls,
    ...adminPayoutsApi.calls,
    ...adminDisputesApi.calls,
    ...signoffsApi.calls,
    ...notesApi.calls,
    ...searchApi.calls,
    'POST /api/admin/products': {
      summary: 'Make a product for an artist',
      text: 'Of a product of the store, `printfulData.storeProduct`, with all its variants (using the picture of `printfulData.selectedVariant`), or of one catalogue variant, `printfulData.selectedVariant`. Costs, sizes, colours and type are read at the printer and frozen, whatever the body says of them; without a price, the recommended one is used. Its artist, whom we email, has to approve it.',
      who: 'Admins',
      idempotent: true,
      body: {
        from: adminProductValidator,
        example: {
          artistId: 1,
          name: 'Last Tram Tee',
          description: 'Heavy cotton, printed front and back.',
          sellingPrice: 25,
          adminNotes: 'The blue one sold best last year.',
          printfulData: { storeProduct: { id: 5011 } },
        },
      },
      answers: { 201: { text: 'The product', schema: ref('OwnedProduct') } },
      errors: {
        409: 'None of its variants can be made, `E_NOTHING_TO_OFFER`; it is another product already, `E_STORE_PRODUCT_TAKEN`; it looks like another band’s, `E_OTHER_BAND` (send `confirmsOtherBand: true` where that is meant); or its costs are in a currency without an exchange rate, `E_NO_EXCHANGE_RATE`',
        503: AWAY,
      },
    },
    'PATCH /api/admin/products/{id}': {
      summary: 'Change a product that is not approved',
      text: 'A draft, a product awaiting approval, or a rejected one. Fields left out keep their value. With `printfulData` it gets a new source: costs, sizes, colours and type are then read from the printer. Its status stays, unless `sendsToArtist: true` sends it to its artist for approval: where that is refused, nothing is changed.',
      who: 'Admins',
      path: { id: 'The product' },
      body: {
        from: adminProductChangeValidator,
        example: {
          sellingPrice: 30,
          printfulData: { storeProduct: { id: 5011 } },
          updatedAt: '2026-11-21T19:30:00.000Z',
        },
      },
      answers: { 200: { text: 'The product', schema: ref('OwnedProduct') } },
      errors: {
        404: 'Product not found',
        409: 'Its artist has approved it, `E_PRODUCT_ALREADY_APPROVED`; it has changed since `updatedAt`, `E_CONCURRENT_MODIFICATION`; it cannot be sent, `E_NOT_READY`, `E_DESIGN_MISSING` or `E_INVALID_STATUS_TRANSITION`; or the new source is refused for the same reasons as for a new product',
        503: AWAY,
      },
    },
    'POST /api/admin/products/{id}/return': {
      summary: 'Return a draft to its artist',
      text: 'The product stays a draft. The note is stored with it and in its history, and we email the artist.',
      who: 'Admins',
      path: { id: 'The product' },
      body: {
        from: returnDraftValidator,
        example: {
          notes: 'The artwork is blurred at this size. Could you make it smaller?',
          updatedAt: '2026-11-21T19:30:00.000Z',
        },
      },
      answers: { 200: { text: 'The product', schema: ref('OwnedProduct') } },
      errors: {
        404: 'Product not found',
        409: 'The product is no draft, `E_INVALID_STATUS_TRANSITION`; its artist has approved it, `E_PRODUCT_ALREADY_APPROVED`; or it has changed since `updatedAt`, `E_CONCURRENT_MODIFICATION`',
      },
    },
    'POST /api/admin/products/send': {
      summary: 'Send products to their artists',
      text: 'Drafts and rejected ones, all or none. We email each artist.',
      who: 'Admins',
      body: { from: sendProductsValidator, example: { ids: [1] } },
      answers: {
        200: { text: 'How many', schema: shape<{ sent: number }>({ sent: count(1) }) },
      },
      errors: {
        404: 'One of them does not exist',
        409: 'One of them is neither a draft nor rejected, `E_INVALID_STATUS_TRANSITION`; or some have no variants of the printer’s, `E_NOT_READY`, and the message names them',
      },
    },
    'GET /api/admin/products/advice': {
      summary: 'Get price suggestions',
      text: 'For a product of the store or one catalogue variant, as the printer described it within the last minute. Without a price it uses the recommended one, without an artist the standard share.',
      who: 'Admins',
      query: {
        from: pricingSuggestionsValidator,
        words: {
          storeProductId: { description: 'A product of the store' },
          catalogVariantId: { description: 'Or a variant of the catalogue' },
          artistId: { description: 'The artist whose share is used' },
          sellingPrice: { description: 'Pounds' },
          markupPercentage: { description: 'Percent, 40 by default' },
        },
      },
      answers: { 200: { text: 'The suggestions', schema: ref('PricingSuggestions') } },
      errors: {
        409: 'A cost is in a currency without an exchange rate: `E_NO_EXCHANGE_RATE`',
        503: AWAY,
      },
    },
    'GET /api/admin/products/drafts': {
      summary: 'Products that are not decided',
      text: 'Drafts, products awaiting approval and rejected ones, of all artists.',
      who: 'Admins',
      query: { from: pageValidator },
      answers: { 200: { text: 'Newest first', schema: listOf('OwnedProduct') } },
    },
    'POST /api/admin/calculate-pricing': {
      summary: 'Try a price',
      text: 'Of one catalogue variant, whose cost is converted to pounds. `profitSplit` is the artist’s part in percent, 50 where it is left out.',
      who: 'Admins',
      body: {
        from: calculatePricingValidator,
        example: { printfulVariantId: 4011, sellingPrice: 24.99, profitSplit: 60 },
      },
      answers: { 200: { text: 'The breakdown', schema: ref('Pricing') } },
      errors: {
        409: 'The cost is in a currency without an exchange rate: `E_NO_EXCHANGE_RATE`',
        503: AWAY,
      },
    },
  },
}
