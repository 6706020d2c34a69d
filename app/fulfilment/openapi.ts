import { PRODUCT_TYPES } from '#catalog/public'
import {
  address,
  count,
  flag,
  id,
  listOf,
  money,
  orNull,
  ref,
  shape,
  text,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type {
  CatalogItemShape,
  CatalogVariantShape,
  StoreProductShape,
} from '#fulfilment/transformers/provider_shapes'
import type { StoreProductDetail } from '#fulfilment/transformers/store_product_detail'
import type { ProviderStatus } from '#fulfilment/queries/provider_status_query'

/** Longer than ours. */
const providerId = { type: 'integer', minimum: 1, examples: [4_912_345_678] } as const

const storeProductDetailSchema = shape<StoreProductDetail>(
  {
    id,
    name: text('Night Bus Tee'),
    thumbnail_url: orNull(address('https://files.example/night-bus.png')),
    productType: word(PRODUCT_TYPES),
    price: money(12.5),
    retail_price: orNull(money(24.99)),
    variants: {
      type: 'array',
      items: shape<StoreProductDetail['variants'][number]>({
        id: providerId,
        name: text('Night Bus Tee - Black / M'),
        size: text('M'),
        color: text('Black'),
        image: orNull(address('https://files.example/night-bus-black.png')),
        price: money(12.5),
        retail_price: orNull(money(24.99)),
        in_stock: flag,
      }),
    },
  },
  { about: 'A product in the store there. `price` is what Printful asks for it, in pounds.' }
)

const AWAY =
  'Printful is not configured, `E_PROVIDER_NOT_CONFIGURED`; not connected, `E_PROVIDER_NOT_CONNECTED`; or gives no answer, `E_PROVIDER_UNAVAILABLE`'

export const fulfilmentApi: ApiPart = {
  title: 'Printful',
  text: 'Where merchandise is made. The connection is the platform’s own: one store for all artists.',
  schemas: {
    ProviderStatus: shape<ProviderStatus>(
      {
        configured: flag,
        connected: flag,
        error: orNull(text('Authorization required')),
        suggestion: orNull(text('Authorize Printful to connect the store.')),
      },
      { about: 'Whether merchandise can be made now: what is wrong, and what helps.' }
    ),
    StoreProduct: shape<StoreProductShape>(
      {
        id,
        name: text('Night Bus Tee'),
        thumbnail_url: orNull(address('https://files.example/night-bus.png')),
        variants: count(12),
        synced: { type: 'integer', enum: [0, 1] },
      },
      {
        about:
          'A product in the platform’s store there; `synced` is 1 where all its variants are linked.',
      }
    ),
    StoreProductDetail: storeProductDetailSchema,
    CatalogItem: shape<CatalogItemShape>(
      {
        id,
        title: text('Heavy Cotton Tee'),
        image: orNull(address('https://files.example/tee.png')),
        type: text('T-SHIRT'),
        type_name: text('T-Shirt'),
      },
      { about: 'A blank that can be printed on.' }
    ),
    CatalogVariant: shape<CatalogVariantShape>(
      {
        id,
        name: text('Heavy Cotton Tee (Black / M)'),
        size: orNull(text('M')),
        color: orNull(text('Black')),
        image: orNull(address('https://files.example/tee-black.png')),
        price: money(9.85),
        currency: text('USD'),
        in_stock: flag,
        retail_price: orNull(money(24)),
      },
      { about: 'A size and a colour of a blank. `price` in `currency`, which need not be pounds.' }
    ),
  },
  calls: {
    'GET /api/printful/status': {
      summary: 'Whether Printful is connected',
      text: 'Asks Printful, and does not wait long for it.',
      who: 'Artists and admins',
      answers: { 200: { text: 'The status', schema: ref('ProviderStatus') } },
    },
    'GET /api/printful/products': {
      summary: 'Products of the store',
      text: 'All of them to admins; to an artist those that their own products were made of.',
      who: 'Artists and admins',
      answers: { 200: { text: 'As Printful has them', schema: listOf('StoreProduct') } },
      refusals: { 503: AWAY },
    },
    'GET /api/printful/products/{id}': {
      summary: 'One product of the store with its variants',
      text: 'As a product of the shop would take it, within the last minute: the variants that are linked with the catalogue, costs converted to pounds.',
      who: 'Admins',
      path: { id: 'The product in the store' },
      answers: { 200: { text: 'The product', schema: ref('StoreProductDetail') } },
      refusals: {
        404: 'Printful has no such product',
        409: 'A cost is in a currency without an exchange rate: `E_NO_EXCHANGE_RATE`',
        503: AWAY,
      },
    },
    'GET /api/printful/catalog': {
      summary: 'Everything that can be printed on',
      text: 'Without what is discontinued.',
      who: 'Artists and admins',
      answers: { 200: { text: 'Blanks', schema: listOf('CatalogItem') } },
      refusals: { 503: AWAY },
    },
    'GET /api/printful/catalog/{id}/variants': {
      summary: 'Sizes and colours of a blank',
      text: 'What is out of stock in every region is so marked.',
      who: 'Artists and admins',
      path: { id: 'The blank' },
      answers: { 200: { text: 'Variants', schema: listOf('CatalogVariant') } },
      refusals: { 503: AWAY },
    },
    'GET /api/printful/auth-url': {
      summary: 'Where an admin connects Printful',
      text: 'Leaves a cookie that the way back is checked against: open the address in the same browser.',
      who: 'Admins',
      answers: {
        200: {
          text: 'Where to send the browser',
          schema: shape<{ authUrl: string }>({
            authUrl: address('https://www.printful.com/oauth/authorize?client_id=app-1&state=a1'),
          }),
        },
      },
      refusals: { 503: 'No OAuth client is configured: `E_PROVIDER_NOT_CONFIGURED`' },
    },
  },
}
