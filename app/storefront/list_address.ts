import type { HttpContext } from '@adonisjs/core/http'
import { GENRES } from '#artists/public'
import { parseSearchQuery } from '#core/http/search_query'
import { PRODUCT_SORT_WORDS, typesOfFilter, type ProductSort } from '#catalog/public'

/**
 * What a page's address narrows a list by. An unusable value is dropped and the page goes on
 * (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export class ListAddress {
  readonly #query: Record<string, unknown>

  constructor({ request }: HttpContext) {
    this.#query = request.qs()
  }

  get search(): string | undefined {
    return parseSearchQuery(this.#query.search)
  }

  /** Whether a misspelling is wanted as it stands. */
  get isExact(): boolean {
    return this.#query.exact === '1'
  }

  get genre(): (typeof GENRES)[number] | undefined {
    return GENRES.find((name) => name === this.#query.genre)
  }

  /** Those words for types that are understood, as they were spelt. */
  get typeWords(): string[] {
    const words: unknown[] = [this.#query.type].flat()
    return words.filter(
      (word) => typeof word === 'string' && typesOfFilter(word) !== null
    ) as string[]
  }

  sort(otherwise: ProductSort, words = PRODUCT_SORT_WORDS): ProductSort {
    const { sort } = this.#query
    return (typeof sort === 'string' && words.get(sort)) || otherwise
  }
}
