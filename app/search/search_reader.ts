import { inject } from '@adonisjs/core'
import { SearchWordsQuery } from '#search/queries/search_words_query'
import { toSearch, type Search } from '#search/search'

/** Understands what is typed into a search box. One statement. */
@inject()
export class SearchReader {
  constructor(private words: SearchWordsQuery) {}

  /** `asTyped` leaves misspellings alone. No text is no search. */
  async read(
    text: string | undefined,
    { asTyped = false }: { asTyped?: boolean } = {}
  ): Promise<Search | undefined> {
    if (!text) return undefined
    return toSearch(text, await this.words.handle(text, { mayCorrect: !asTyped }))
  }
}
