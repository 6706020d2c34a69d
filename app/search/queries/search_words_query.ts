import db from '@adonisjs/lucid/services/db'

/**
 * One word of a search: as typed, as it is looked for, and that one's stems. A stop word ("the") is in no description;
 * one `isBegun` is the last and may be the beginning of a longer one.
 */
export type SearchWord = {
  typed: string
  word: string
  lexemes: string[]
  isStop: boolean
  isBegun: boolean
}

type Row = {
  typed: string
  word: string
  lexemes: string[]
  is_stop: boolean
  is_begun: boolean
}

const MAX_WORDS = 10
/** Letters of the words that the vocabulary holds (`words_of`). */
const SHORTEST_KNOWN = 3
const LONGEST_KNOWN = 40

/**
 * A word counts as known when something has its stem; the last one, which may be unfinished, when a stem begins so. An
 * unknown one is replaced by the nearest in the vocabulary: one letter away, from five letters on two if the first
 * letter is right. Short words and numbers stay as they are. Beginnings are looked for only where the vocabulary has a
 * longer word: each costs the index a walk through all of them.
 */
const WORDS = `
  WITH typed AS MATERIALIZED (
    SELECT word, place, is_last, lexemes,
           :mayCorrect AND length(word) > 3 AND word !~ '[0-9]'
             AND (SELECT true FROM search_words WHERE lexeme = lexemes[1] LIMIT 1) IS NULL
             AND NOT (is_last AND (SELECT true FROM search_words WHERE lexeme >= lexemes[1] AND lexeme < lexemes[1] || chr(65533) LIMIT 1) IS NOT NULL) AS is_unknown
      FROM (SELECT word, place, place = max(place) OVER () AS is_last, tsvector_to_array(lexemes_of_name(word)) AS lexemes
              FROM (SELECT left(word, ${LONGEST_KNOWN}) AS word, place
                      FROM regexp_split_to_table(btrim(fold_text(:text)), '\\s+') WITH ORDINALITY AS parts (word, place)
                     WHERE word <> '' ORDER BY place LIMIT ${MAX_WORDS}) AS first_ones) AS stemmed
  ), sought AS (
    SELECT typed.word AS typed, coalesce(nearest.word, typed.word) AS word, place, is_last,
           CASE WHEN nearest.word IS NULL THEN lexemes ELSE tsvector_to_array(lexemes_of_name(nearest.word)) END AS lexemes
      FROM typed
      LEFT JOIN LATERAL (
        SELECT near.word
          FROM (SELECT word, uses FROM search_words WHERE is_unknown ORDER BY search_words.word <-> typed.word LIMIT 30) AS near,
               levenshtein_less_equal(near.word, typed.word, 2) AS distance
         WHERE distance = 1 OR (distance = 2 AND length(typed.word) > 4 AND left(near.word, 1) = left(typed.word, 1))
         ORDER BY distance, uses DESC, near.word
         LIMIT 1
      ) AS nearest ON true
  )
  SELECT typed, word, lexemes, ts_lexize('pg_catalog.english_stem', word) IS NOT DISTINCT FROM '{}' AS is_stop,
         is_last AND (cardinality(lexemes) <> 1 OR length(lexemes[1]) < ${SHORTEST_KNOWN} OR length(word) >= ${LONGEST_KNOWN}
           OR EXISTS (SELECT FROM search_words WHERE lexeme > lexemes[1] AND lexeme < lexemes[1] || chr(65533))) AS is_begun
    FROM sought
   ORDER BY place`

/** The words of a search text, misspelt ones corrected unless they are wanted as typed. One statement. */
export class SearchWordsQuery {
  async handle(text: string, { mayCorrect }: { mayCorrect: boolean }): Promise<SearchWord[]> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(WORDS, { text, mayCorrect })
    return rows.map(({ is_stop: isStop, is_begun: isBegun, ...word }) => ({
      ...word,
      isStop,
      isBegun,
    }))
  }
}
