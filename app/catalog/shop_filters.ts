import { COLLECTION_SORT_WORDS } from '#catalog/collection_sort'
import { PRODUCT_SORT_WORDS, type ProductSort } from '#catalog/product_sort'
import { typesOfFilter } from '#catalog/type_filter'

/**
 * What the address of a list of the shop, of products or collections, narrows and sorts it by. An unusable value is dropped
 * (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export function parseShopFilters(query: Record<string, unknown>) {
  return {
    /** Each known word for types as it was spelt, with the types that it means. */
    types: [query.type].flat().flatMap((word: unknown) => {
      const types = typeof word === 'string' ? typesOfFilter(word) : null
      return types ? [{ word: word as string, types }] : []
    }),
    sort: sortNamed(query.sort, PRODUCT_SORT_WORDS),
    collectionSort: sortNamed(query.sort, COLLECTION_SORT_WORDS),
  }
}

const sortNamed = (word: unknown, words: ReadonlyMap<string, ProductSort>) =>
  typeof word === 'string' ? words.get(word) : undefined
