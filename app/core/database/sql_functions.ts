import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MIGRATION_LIMITS } from '#core/database/lock_timeout'
import { recomputeResults } from '#core/database/function_results'

/** A file of `database/functions`: the text of SQL functions, views and triggers that belong together. */
export type SqlFile = {
  name: string
  text: string
  checksum: string
  /** Whether tables need its functions, for an index or a generated column: it is loaded before them. */
  isBeforeTables: boolean
  /** The indexes and generated columns (`table.column`) that a change of its functions computes again. */
  reindex: string[]
  recompute: string[]
}

type Client = QueryClientContract | TransactionClientContract

/** In order of name: a file may use what is in a file before it. */
export async function readSqlFiles(directory: string): Promise<SqlFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => parseSqlFile(name, await readFile(join(directory, name), 'utf8')))
  )
}

export function parseSqlFile(name: string, text: string): SqlFile {
  return {
    name,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
    isBeforeTables: header(text, 'load').includes('before tables'),
    reindex: header(text, 'reindex'),
    recompute: header(text, 'recompute'),
  }
}

/** What a comment line such as `-- reindex: users_search, artists_by_words` lists. */
function header(text: string, name: string): string[] {
  const lines = text.matchAll(new RegExp(`^-- ${name}: (.+)$`, 'gm'))
  return [...lines].flatMap(([, list]) => list!.split(',').map((each) => each.trim()))
}

/**
 * Loads the files whose checksum is not the one they were last loaded with, all of them where `isForced`. All or none take
 * effect. A changed function whose results are stored in an index or column is refused unless its file names these.
 */
export async function loadSqlFiles(client: Client, files: SqlFile[], { isForced = false } = {}) {
  await client.transaction(async (trx) => {
    await trx.rawQuery(MIGRATION_LIMITS)
    await trx.rawQuery(`
      CREATE TABLE IF NOT EXISTS loaded_functions (
        file text PRIMARY KEY,
        checksum text NOT NULL,
        loaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE IF NOT EXISTS loaded_function_texts (
        file text NOT NULL,
        checksum text NOT NULL,
        PRIMARY KEY (file, checksum)
      );
      INSERT INTO loaded_function_texts (file, checksum) SELECT file, checksum FROM loaded_functions
        ON CONFLICT DO NOTHING`)
    for (const file of isForced ? files : await changedSqlFiles(trx, files)) {
      await recomputeResults(trx, file, () => trx.rawQuery(withoutBindings(file.text)))
      await trx.rawQuery(
        `INSERT INTO loaded_functions (file, checksum) VALUES (?, ?)
             ON CONFLICT (file) DO UPDATE SET checksum = EXCLUDED.checksum, loaded_at = EXCLUDED.loaded_at`,
        [file.name, file.checksum]
      )
      await trx.rawQuery(
        'INSERT INTO loaded_function_texts (file, checksum) VALUES (?, ?) ON CONFLICT DO NOTHING',
        [file.name, file.checksum]
      )
    }
  })
}

/** The files whose text of now was never loaded: one that a newer release has replaced was. */
export async function neverLoadedSqlFiles(client: Client, files: SqlFile[]): Promise<SqlFile[]> {
  const rows: { file: string; checksum: string }[] = await client
    .from('loaded_function_texts')
    .select('file', 'checksum')
  const loaded = new Set(rows.map(({ file, checksum }) => `${file} ${checksum}`))
  return files.filter(({ name, checksum }) => !loaded.has(`${name} ${checksum}`))
}

/** The files that are not loaded as they are now. */
export async function changedSqlFiles(client: Client, files: SqlFile[]): Promise<SqlFile[]> {
  const rows = await client.from('loaded_functions').select('file', 'checksum')
  const checksums = new Map(rows.map(({ file, checksum }) => [file, checksum]))
  return files.filter(({ name, checksum }) => checksums.get(name) !== checksum)
}

/** A question mark of the SQL is no place for a value. */
const withoutBindings = (text: string) => text.replaceAll('?', '\\?')
