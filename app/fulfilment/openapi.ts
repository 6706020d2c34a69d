import { PRODUCT_TYPES } from '#shared/product_type'
import {
  address,
  count,
  described,
  flag,
  id,
  listOf,
  money,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type {
  CatalogItemShape,
  CatalogVariantShape,
  StoreProductShape,
} from '#fulfilment/transformers/provider_transformer'
import { connectionCalls } from '#fulfilment/openapi_connection'
import type { StoreProductDetail } from '#fulfilment/transformers/store_product_detail_transformer'
import { ITEM_KINDS } from '#fulfilment/provider_types'
import type { ProviderStatus } from '#fulfilment/provider'
import { SYNC_PHASES } from '#fulfilment/sync/sync_run'
import { SYNC_STATES, type Sync } from '#fulfilment/transformers/sync_transformer'
import { syncValidator } from '#fulfilment/validators/sync_validator'

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
  { about: 'A product in the store there. `price` is Printful’s price, in pounds.' }
)

const AWAY =
  'Printful is not configured, `E_PROVIDER_NOT_CONFIGURED`; not connected, `E_PROVIDER_NOT_CONNECTED`; or gives no answer, `E_PROVIDER_UNAVAILABLE`'

const REFUSED = 'Printful refused: `E_PROVIDER_REFUSED`, to admins in its own words'

const found = shape<Sync['products']>({
  added: count(3),
  changed: count(2),
  gone: count(1),
  returned: count(0),
})

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
        is_ignored: flag,
      },
      {
        about:
          'A product in the platform’s store there; `synced` is 1 if all its variants are linked. A product that is ignored there cannot be made.',
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
        size: text('M'),
        color: text('Black'),
        image: orNull(address('https://files.example/tee-black.png')),
        price: money(9.85),
        currency: text('GBP'),
        in_stock: flag,
        retail_price: orNull(money(24)),
      },
      {
        about:
          'A size and a colour of a blank, `One size` and `Standard` where it comes in one. `price` is in pounds; where no exchange rate is configured, in the `currency` it came in.',
      }
    ),
    ProviderSync: shape<Sync>(
      {
        id,
        kind: word(['incremental', 'full']),
        state: described(
          '`waiting` and `failed` runs continue from where they stopped',
          word(SYNC_STATES)
        ),
        phase: word(SYNC_PHASES),
        progress: described(
          'Of the phase',
          shape<Sync['progress']>({ done: count(120), total: count(300) })
        ),
        products: found,
        variants: found,
        stockChanged: described('Variants that are back in stock or now out of stock', count(4)),
        costsChanged: described('Products whose cost has changed', count(5)),
        belowMinimum: described('Those of them whose price is now below its minimum', count(1)),
        unread: described('Items we could not read, left unchanged', count(0)),
        skipped: described('Which, and why: the first 50', {
          type: 'array',
          items: shape<Sync['skipped'][number]>({
            kind: word(ITEM_KINDS),
            id: orNull(providerId),
            reason: text('retail_price: "12,50"'),
          }),
        }),
        failure: orNull(text('Printful cannot be reached at the moment. Please try again.')),
        startedAt: time,
        lastStepAt: time,
        finishedAt: orNull(time),
      },
      { about: 'A run that reads the store, and what it has found so far.' }
    ),
  },
  calls: {
    'GET /api/printful/status': {
      summary: 'Whether Printful is connected',
      text: 'Printful’s answer from the last five minutes, shared by all callers. An admin’s `?refresh=true` asks again, at most every 10 seconds. Reaching the rate limit does not count as a lost connection: `connected` stays true and `suggestion` says when to try again.',
      who: 'Artists and admins',
      answers: { 200: { text: 'The status', schema: ref('ProviderStatus') } },
    },
    'GET /api/printful/products': {
      summary: 'Products of the store',
      text: 'Admins get all of them, as Printful has them. Artists get the ones their own products are made from, as last read.',
      who: 'Artists and admins',
      answers: { 200: { text: 'Products', schema: listOf('StoreProduct') } },
      errors: { 409: REFUSED, 503: AWAY },
    },
    'GET /api/printful/products/{id}': {
      summary: 'One product of the store with its variants',
      text: 'As a new product would use it, read within the last minute: the variants that are linked to the catalogue and neither ignored nor discontinued, with costs in pounds.',
      who: 'Admins',
      path: { id: 'The product in the store' },
      answers: { 200: { text: 'The product', schema: ref('StoreProductDetail') } },
      errors: {
        404: 'Printful doesn’t have this product',
        409: 'A cost is in a currency without an exchange rate: `E_NO_EXCHANGE_RATE`',
        503: AWAY,
      },
    },
    'GET /api/printful/catalog': {
      summary: 'Everything that can be printed on',
      text: 'Discontinued blanks are left out.',
      who: 'Artists and admins',
      answers: { 200: { text: 'Blanks', schema: listOf('CatalogItem') } },
      errors: { 409: REFUSED, 503: AWAY },
    },
    'GET /api/printful/catalog/{id}/variants': {
      summary: 'Sizes and colours of a blank',
      text: 'Variants that are out of stock in every region are marked.',
      who: 'Artists and admins',
      path: { id: 'The blank' },
      answers: { 200: { text: 'Variants', schema: listOf('CatalogVariant') } },
      errors: { 409: REFUSED, 503: AWAY },
    },
    ...connectionCalls,
    'GET /api/admin/printful/sync': {
      summary: 'The last runs that read the store',
      who: 'Admins',
      answers: { 200: { text: 'Latest first, at most 20', schema: listOf('ProviderSync') } },
    },
    'POST /api/admin/printful/sync': {
      summary: 'Read the store now',
      text: 'Starts after the answer, or continues a run that was cut off. A timer does the same hourly, and a full sync every night.',
      who: 'Admins',
      body: { from: syncValidator, example: { full: false } },
      answers: {
        202: { text: 'The run', schema: shape<{ id: number }>({ id }) },
      },
      errors: {
        409: 'One is worked on already: `E_SYNC_RUNNING`',
        503: 'Printful is not configured, `E_PROVIDER_NOT_CONFIGURED`, or not connected, `E_PROVIDER_NOT_CONNECTED`',
      },
    },
  },
}

export { printfulWebhooksApi } from '#fulfilment/printful/openapi_webhooks'
