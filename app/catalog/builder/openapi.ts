import type { BlankShape, BlankSummaryShape } from '#catalog/builder/transformers/blank_transformer'
import { rebuildValidator } from '#catalog/validators/product_change_validator'
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
  word,
} from '#core/openapi/schemas'
import type { ApiPart, JsonSchema } from '#core/openapi/types'
import { PRODUCT_TYPES } from '#shared/product_type'

const decimal: JsonSchema = { type: 'number', examples: [126] }

const summary = {
  id,
  productType: word(PRODUCT_TYPES),
  brand: orNull(text('Bella + Canvas')),
  model: text('3001'),
  pictureUrl: orNull(address('https://files.example/3001.jpg')),
  colors: count(12),
  sizes: count(6),
  cost: described(
    'Of the cheapest and the dearest size; null where no price is known in pounds',
    orNull(shape<NonNullable<BlankSummaryShape['cost']>>({ from: money(10.95), to: money(12.5) }))
  ),
}

const frame = shape<BlankShape['sides'][number]['frame']>(
  { x: decimal, y: decimal, width: decimal, height: decimal },
  { about: 'The print area in the drawing, which is 400 by 500.' }
)

export const builderApi: ApiPart = {
  title: 'Product builder',
  text: 'The blanks that products can be built on. A product is built with POST /api/products.',
  schemas: {
    BlankSummary: shape<BlankSummaryShape>(summary, { about: 'A model that can be printed on.' }),
    Blank: shape<BlankShape>(
      {
        ...summary,
        deliveryDays: described(
          'Working days from payment to arrival in Great Britain',
          orNull(shape<NonNullable<BlankShape['deliveryDays']>>({ min: count(3), max: count(5) }))
        ),
        anchor: described(
          'Where an artwork is first placed in a print area',
          word(['top', 'centre'])
        ),
        dpi: described(
          'The lowest dots per inch at which a print is good, or soft',
          shape<BlankShape['dpi']>({ good: count(150), soft: count(100) })
        ),
        variants: {
          type: 'array',
          items: shape<BlankShape['variants'][number]>({
            catalogVariantId: id,
            size: text('M'),
            color: text('Black'),
            isInStock: flag,
            cost: orNull(money(10.95)),
          }),
        },
        colorChoices: {
          type: 'array',
          items: shape<BlankShape['colorChoices'][number]>({
            name: text('Black'),
            code: text('#1c1a18'),
            drawings: shape<BlankShape['colorChoices'][number]['drawings']>({
              front: address('/artwork/mockups/tshirt/black.svg'),
              back: address('/artwork/mockups/tshirt/black-back.svg'),
            }),
          }),
        },
        sides: {
          type: 'array',
          items: shape<BlankShape['sides'][number]>({
            placement: text('front'),
            title: text('Front print'),
            width: described('Pixels of a file that fills the print area at `dpi`', count(1800)),
            height: count(2400),
            dpi: count(150),
            view: word(['front', 'back']),
            frame,
          }),
        },
        askedPrices: described(
          'What other artists ask for this type of product; null where fewer than three have one on sale',
          orNull(
            shape<NonNullable<BlankShape['askedPrices']>>({
              products: count(63),
              lowest: money(18),
              highest: money(32),
              most: money(25),
              bars: described(
                'The products by price, in bars of equal width; the first and the last take in what is far off',
                {
                  type: 'array',
                  items: shape<NonNullable<BlankShape['askedPrices']>['bars'][number]>({
                    from: money(24),
                    to: money(26.99),
                    products: count(18),
                    price: described('What most of these ask', money(25)),
                  }),
                }
              ),
            })
          )
        ),
      },
      { about: 'A model with its sizes, colours, sides and what others ask for its type.' }
    ),
  },
  calls: {
    'GET /api/blanks': {
      summary: 'The blanks that products can be built on',
      who: 'Artists with a profile',
      answers: { 200: { text: 'All of them', schema: listOf('BlankSummary') } },
      errors: { 403: 'The caller has no artist profile yet: `E_FORBIDDEN`' },
    },
    'PUT /api/products/{id}/build': {
      summary: 'Rebuild a product',
      text: 'Replaces everything that the artist built on a draft or a rejected product, with the body of POST /api/products with `blankId`. The product keeps its status, and without `availability` when it is sold.',
      who: 'The artist whose product it is',
      path: { id: 'The product' },
      body: {
        from: rebuildValidator,
        example: {
          name: 'Last Tram Tee',
          description: 'Heavy cotton, printed front and back.',
          sellingPrice: 25,
          blankId: 71,
          catalogVariantIds: [4011],
          placements: [{ placement: 'front', artworkId: 1, x: 100, y: 0, width: 800 }],
          updatedAt: '2026-11-21T19:30:00.000Z',
        },
      },
      answers: { 200: { text: 'The product', schema: ref('OwnedProduct') } },
      errors: {
        403: 'The product is not the caller’s: `E_FORBIDDEN`',
        404: 'The caller has no artwork with this id',
        409: 'It is neither a draft nor rejected: `E_ARTWORK_LOCKED`; it has changed since `updatedAt`: `E_CONCURRENT_MODIFICATION`; the rights to an artwork are not confirmed: `E_RIGHTS_NOT_CONFIRMED`; it was taken down: `E_ARTWORK_REVOKED`',
        503: 'The printer cannot be asked for the blank: `E_PROVIDER_UNAVAILABLE`',
      },
    },
    'GET /api/blanks/{id}': {
      summary: 'One blank with its variants and sides',
      who: 'Artists with a profile',
      path: { id: 'The provider’s number of the blank' },
      answers: { 200: { text: 'The model', schema: ref('Blank') } },
      errors: {
        403: 'The caller has no artist profile yet: `E_FORBIDDEN`',
        503: 'The printer cannot be asked: `E_PROVIDER_UNAVAILABLE`',
      },
    },
  },
}
