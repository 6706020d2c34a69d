import type { Collection } from '#catalog/transformers/collection_transformer'
import { collectionListValidator } from '#catalog/validators/collection_validator'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { FILTER_WORDS } from '#catalog/type_filter'
import { PRODUCT_TYPES } from '#shared/product_type'
import { PRODUCTS_PER_ARTIST } from '#catalog/queries/collection_queries'
import type { RelatedProducts } from '#catalog/queries/product_page_query'
import type { OwnedProduct } from '#catalog/transformers/owned_product_transformer'
import type { PublicProduct } from '#catalog/transformers/product_transformer'
import { variantSchemas } from '#catalog/variant_schemas'
import {
  createProductValidator,
  editProductValidator,
} from '#catalog/validators/product_change_validator'
import {
  artistProductListValidator,
  productListValidator,
  productValidator,
} from '#catalog/validators/product_list_validator'
import {
  address,
  count,
  currency,
  described,
  flag,
  id,
  listOf,
  money,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart, JsonSchema } from '#core/openapi/types'
export { artworksApi } from '#catalog/artworks/openapi'
export { availabilityApi } from '#catalog/availability/openapi'
export { builderApi } from '#catalog/builder/openapi'
export { takedownsApi } from '#catalog/takedowns/openapi'

type WithVariants<Product> = Product & { variants?: unknown }

const averageRating = orNull({ type: 'number', minimum: 1, maximum: 5, examples: [4.5] })
const product = {
  id,
  artistId: id,
  name: text('Last Tram Tee'),
  description: orNull(text('Heavy cotton, printed front and back.')),
  productType: word(PRODUCT_TYPES),
  imageUrl: address('/artwork/mockups/tshirt/black.svg'),
  thumbnail_url: orNull(address('/files/products/last-tram-tee.jpg')),
  designUrl: orNull(address('/files/designs/last-tram.png')),
  sellingPrice: money(24),
  currency,
  isActive: flag,
  status: { ...word(PRODUCT_STATUSES), examples: ['active'] },
  sizes: { type: 'array', items: text('M') },
  colors: { type: 'array', items: text('Black') },
  availability: orNull(ref('Availability')),
  averageRating,
  createdAt: time,
  updatedAt: time,
  artist: shape<PublicProduct['artist']>({ id, bandName: text('Night Bus') }),
  variants: ref('Variants'),
}

const optional = { optional: ['variants' as const] }
const amount = orNull(money(12.5))

const collection = shape<Collection>(
  {
    artist: ref('Artist'),
    products: {
      ...listOf('Product'),
      maxItems: PRODUCTS_PER_ARTIST,
      description: 'The first of them, in the order asked for',
    },
    totalProducts: described(
      'How many are on sale: of the wanted type, where one is wanted',
      count(14)
    ),
    totalSales: described('Units sold by the artist', count(203)),
    averageRating,
  },
  { about: 'An artist with what they sell. No ratings are null.' }
)

const schemas: Record<string, JsonSchema> = {
  ...variantSchemas,
  Product: shape<WithVariants<PublicProduct>>(product, {
    ...optional,
    about:
      'A product as a shopper sees it: no costs, no notes. Lists leave `variants` out unless asked.',
  }),
  OwnedProduct: shape<WithVariants<OwnedProduct>>(
    {
      ...product,
      artworkId: described('The uploaded artwork it is made with', orNull(id)),
      approvalNotes: orNull(text('Lovely.')),
      adminNotes: orNull(text('Large on the back.')),
      createdByAdmin: flag,
      printfulProductId: orNull({ type: 'integer', examples: [71] }),
      printfulData: orNull({ type: 'object', examples: [{}] }),
      printfulCost: amount,
      basePrice: money(12.5),
      markupPercentage: { type: 'number', examples: [40] },
      minimumPrice: amount,
      recommendedPrice: amount,
      suggestedMinimumPrice: amount,
      estimatedShipping: money(3.59),
      platformFee: amount,
      artistProfit: amount,
      estimatedArtistProfit: amount,
      providerCost: described('The printer’s price now; the base price does not change', amount),
      belowMinimumSince: described(
        'Since when the price is below the minimum of `providerCost`: the next price is checked against that',
        orNull(time)
      ),
      takedown: described('Null: it is not taken down', orNull(ref('Takedown'))),
    },
    { ...optional, about: 'A product with its costs and notes, for its owner and admins.' }
  ),
  Collection: collection,
}

const EITHER = oneOfThese(ref('Product'), ref('OwnedProduct'))
const search = { description: 'Words of the product or the artist, begun or misspelt' }
const type = {
  description: 'May be repeated. `merch` is every type without a word of its own here.',
  items: word([...FILTER_WORDS, 'all']),
}
const listWords = {
  include: { description: 'Adds the variants to each product' },
  currency: { description: 'Nothing else is sold' },
}

export const catalogApi: ApiPart = {
  title: 'Products',
  text: 'Products on sale; their owners and admins also get the others.',
  schemas,
  calls: {
    'GET /api/products': {
      summary: 'Everything on sale',
      who: 'Anyone',
      query: {
        from: productListValidator,
        words: {
          ...listWords,
          search,
          type,
          sort: { description: 'Newest first by default; search results, most popular first' },
        },
      },
      answers: { 200: { text: 'In the order asked for', schema: listOf('Product') } },
    },
    'GET /api/products/featured': {
      summary: 'Featured products',
      text: 'The best sellers of the last 30 days, the newest first where equal; at most 8.',
      who: 'Anyone',
      answers: { 200: { text: 'At most 8', schema: { ...listOf('Product'), maxItems: 8 } } },
    },
    'GET /api/collections': {
      summary: 'Artists with their products',
      text: `Each artist who has something on sale, with the first ${PRODUCTS_PER_ARTIST} products.`,
      who: 'Anyone',
      query: {
        from: collectionListValidator,
        words: {
          search,
          type,
          sort: {
            description:
              'Popular first by default. `price-low` is `price-asc`, `price-high` is `price-desc`',
          },
        },
      },
      answers: { 200: { text: 'In the order asked for', schema: listOf('Collection') } },
    },
    'GET /api/products/{id}': {
      summary: 'One product with its variants',
      who: 'Anyone; an unpublished one its owner and admins',
      path: { id: 'The product' },
      query: { from: productValidator, words: { currency: listWords.currency } },
      answers: {
        200: { text: 'The product', schema: { allOf: [EITHER], required: ['variants'] } },
      },
    },
    'GET /api/products/{id}/related': {
      summary: 'Products shown below a product',
      text: '`more` are the artist’s newest others, at most 4; `alsoLiked` are popular ones of other artists, of the same type or genre, at most 4.',
      who: 'Anyone; of an unpublished one its owner and admins',
      path: { id: 'The product' },
      answers: {
        200: {
          text: 'Both lists, which may be empty',
          schema: shape<RelatedProducts>({ more: listOf('Product'), alsoLiked: listOf('Product') }),
        },
      },
    },
    'POST /api/products': {
      summary: 'Draft a product',
      text: 'For the caller’s own profile. With `blankId` it is built: of the sizes and colours `catalogVariantIds` of that blank at their real cost, with an artwork at its place on each side (`x` and `width` in thousandths of the width of the print area, `y` of its height); `alsoAs` builds other products with the same description, all of them or none, and the answer is the first; `availability` says when and to whom each of them is sold, as in the change of a product. Without `blankId` its cost is provisional until an admin sets the real one, and a design is an uploaded artwork (`artworkId`) or a link (`designUrl`), not both. A link must begin with https://; it is not fetched, nor shown before an admin has put the design here.',
      who: 'Artists with a profile',
      idempotent: true,
      body: {
        from: createProductValidator,
        example: {
          name: 'Last Tram Tee',
          description: 'Heavy cotton, printed front and back.',
          productType: 'tshirt',
          sellingPrice: 25,
          designUrl: 'https://designs.example/last-tram.png',
        },
      },
      answers: { 201: { text: 'A draft', schema: ref('OwnedProduct') } },
      errors: {
        403: 'The caller has no artist profile yet: `E_FORBIDDEN`',
        404: 'The caller has no artwork with this id',
        409: 'The rights to the artwork are not confirmed: `E_RIGHTS_NOT_CONFIRMED`; it was taken down: `E_ARTWORK_REVOKED`',
        503: 'The printer cannot be asked for the blank: `E_PROVIDER_UNAVAILABLE`',
      },
    },
    'PATCH /api/products/{id}': {
      summary: 'Change a product’s text, price or availability',
      text: 'In any status but retired; the artwork only of a draft or a rejected product. Figures that depend on the price are computed here. A price change applies to future orders only. `availability` replaces when and to whom it is sold: times on a quarter of an hour, as a clock in `timeZone` shows them; a limit cannot be lower than the pieces ordered already.',
      who: 'Its owner and admins',
      path: { id: 'The product' },
      body: {
        from: editProductValidator,
        example: { name: 'Last Tram Tee', sellingPrice: 25, updatedAt: '2026-11-21T19:30:00.000Z' },
      },
      answers: { 200: { text: 'The current product', schema: ref('OwnedProduct') } },
      errors: {
        403: 'The product is not the caller’s: `E_FORBIDDEN`',
        409: 'It has changed since `updatedAt`: `E_CONCURRENT_MODIFICATION`; it is retired: `E_RETIRED`; its artwork cannot change any more: `E_ARTWORK_LOCKED`, or cannot be used: `E_RIGHTS_NOT_CONFIRMED`, `E_ARTWORK_REVOKED`',
      },
    },
    'GET /api/artists/{id}/products': {
      summary: 'The products of an artist',
      text: 'Products on sale; the owner and admins get every product, with its costs.',
      who: 'Anyone',
      path: { id: 'The artist' },
      query: { from: artistProductListValidator, words: listWords },
      answers: { 200: { text: 'Newest first', schema: { type: 'array', items: EITHER } } },
    },
  },
}
