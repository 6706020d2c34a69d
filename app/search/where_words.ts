import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/**
 * Narrows a query to the rows in whose `column` all words occur. It holds folded text with a space before each word; the
 * words are folded too, so that none holds a sign of LIKE: what was typed is never a pattern.
 */
export function whereWords<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  column: string,
  words: string[]
): DatabaseQueryBuilderContract<Row> {
  for (const word of words) query.whereRaw(`${column} LIKE ?`, [patternOf(word)])
  return query
}

/** A folded word as a pattern of LIKE. The index is one of three letters: what is shorter is looked for where a word begins. */
export const patternOf = (word: string) => (word.length < 3 ? `% ${word}%` : `%${word}%`)
