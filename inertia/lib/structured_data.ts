import { shotsOf, type Shot } from '~/components/catalog/gallery'
import type { Variant } from '~/components/catalog/variants'
import type { Product } from '~/lib/shapes'

type Described = {
  product: Product
  reviewCount: number
  variants: Variant[]
  gallery: Shot[]
  /** Of the site, without a slash at the end. */
  origin: string
}

const IN_STOCK = 'https://schema.org/InStock'
const OUT_OF_STOCK = 'https://schema.org/OutOfStock'

/** A product as search engines read it (schema.org). One price for all variants is one offer. */
export function productData({ product, reviewCount, variants, gallery, origin }: Described) {
  const { name, description, artist, averageRating } = product
  const url = `${origin}/product/${product.id}`
  const isInStock =
    variants.some(({ inStock }) => inStock) && product.availability?.piecesLeft !== 0
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    url,
    'sku': String(product.id),
    'description': description ?? `${name} by ${artist.bandName}`,
    'image': shotsOf(gallery, variants[0]?.color ?? null).map((shot) =>
      new URL(shot.url, origin).toString()
    ),
    'brand': { '@type': 'Brand', 'name': artist.bandName },
    'offers': {
      '@type': 'Offer',
      url,
      'price': product.sellingPrice.toFixed(2),
      'priceCurrency': product.currency,
      'availability': isInStock ? IN_STOCK : OUT_OF_STOCK,
      'itemCondition': 'https://schema.org/NewCondition',
      'seller': { '@type': 'Organization', 'name': 'Gigstall' },
    },
    ...(averageRating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          'ratingValue': averageRating,
          'bestRating': 5,
          reviewCount,
        },
      }),
  }
}

/** The way to a page from the entrance of the shop. */
export function breadcrumbData(origin: string, steps: { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      name,
      'item': origin + path,
    })),
  }
}

/** JSON that may stand inside a script element, whatever names people have given: nothing in it can end the element. */
export function scriptSafeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}
