import type { SearchWord } from '#search/queries/search_words_query'

/**
 * A search text as the database is asked it. `tsquery` matches the `search_text` of products and artists and is null
 * where the text holds no word at all: nothing is found then. `correction` says what is looked for instead of what was
 * typed.
 */
export type Search = {
  tsquery: string | null
  correction: { typed: string; used: string } | null
}

/** All words must occur; the last one may be the beginning of a longer one. Stop words count only among themselves. */
export function toSearch(typed: string, words: SearchWord[]): Search {
  const meaningful = words.filter(({ isStop }) => !isStop)
  const sought = meaningful.length > 0 ? meaningful : words
  const terms = sought.flatMap((word) =>
    word.lexemes.map((lexeme) => `${quoted(lexeme)}${word.isBegun ? ':*' : ''}`)
  )
  const isCorrected = words.some(({ typed: before, word }) => before !== word)
  return {
    tsquery: terms.length > 0 ? terms.join(' & ') : null,
    correction: isCorrected ? { typed, used: words.map(({ word }) => word).join(' ') } : null,
  }
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll(`'`, `''`)}'`
