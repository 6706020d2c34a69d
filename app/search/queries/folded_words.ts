import db from '@adonisjs/lucid/services/db'

/**
 * The words of a search text as the database folds them, for `whereWords`. It has to know them before it plans, or no
 * index on words is of use. One statement; none where there is no text.
 */
export async function foldedWords(text: string | undefined): Promise<string[]> {
  if (!text) return []
  const { rows } = await db.rawQuery<{ rows: { word: string }[] }>(
    `SELECT DISTINCT word FROM regexp_split_to_table(fold_text(?), '\\s+') AS word WHERE word <> ''`,
    [text]
  )
  return rows.map(({ word }) => word)
}
