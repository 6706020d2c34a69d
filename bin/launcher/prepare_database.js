/**
 * Brings a database up to what the application expects: its tables and SQL functions, and demo data where there is none yet.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { runQuietly } from './children.js'
import { databaseName, recreateDatabase, valuesOf, withDatabaseName } from './database_names.js'
import { LauncherError, say, step } from './steps.js'

/**
 * @param options `cwd`: the sources or the build; `schema`: whether database/schema.ts is written again, which only makes
 * sense beside the sources; `isOurs`: whether the launcher made the database, so that it may replace an outdated one
 */
export async function prepareDatabase(env, { cwd, schema, isOurs }) {
  await step('Tables', async () => {
    const state = await stateOf(env.DATABASE_URL, cwd)
    if (state === 'current') return { note: 'up to date' }
    if (state === 'earlier') await replaceDatabase(env.DATABASE_URL, { isOurs })
    const flag = schema ? '--schema-generate' : '--no-schema-generate'
    await runQuietly('migrate', ['ace.js', 'migration:run', '--force', flag], { cwd, env })
  })
  await step('Demo data', async () => {
    const command = ['ace.js', 'testdata:populate', '--if-empty']
    await runQuietly('populate', command, { cwd, env })
  })
}

/**
 * Read directly, because starting the framework to find that there is nothing to do takes a second.
 * @returns `current`; `earlier`: made by migrations that are no longer here; `outdated`: to be migrated
 */
async function stateOf(url, cwd) {
  try {
    const migrations = new Set(await valuesOf(url, 'select name from adonis_schema'))
    if ([...migrations].some(isEarlier)) return 'earlier'
    const functions = new Set(
      await valuesOf(
        url,
        `select file || ' ' || checksum from loaded_functions join loaded_function_texts using (file, checksum)`
      )
    )
    const isMigrated = filesIn(cwd, 'migrations', /\.[jt]s$/).every((file) =>
      migrations.has(`database/migrations/${parse(file).name}`)
    )
    const isLoaded = filesIn(cwd, 'functions', /\.sql$/).every((file) =>
      functions.has(`${file} ${checksumOf(join(cwd, 'database', 'functions', file))}`)
    )
    return isMigrated && isLoaded ? 'current' : 'outdated'
  } catch {
    return 'outdated'
  }
}

function filesIn(cwd, folder, pattern) {
  return readdirSync(join(cwd, 'database', folder)).filter((file) => pattern.test(file))
}

/** As `app/core/database/sql_functions.ts` computes it. */
function checksumOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Migrations had numbers before they were folded into a baseline with timestamps. */
export function isEarlier(name) {
  return /^database\/migrations\/\d{4}_/.test(name)
}

/** Empties the launcher's own demo database; a database that DATABASE_URL names is left as it is. */
export async function replaceDatabase(url, { isOurs }) {
  if (!isOurs)
    throw new LauncherError(
      'The database in DATABASE_URL was made by the migrations of an earlier version of Gigstall, which the migrations of ' +
        'this version cannot continue. Create an empty database and set DATABASE_URL to it.'
    )
  say(
    '  The demo database was made by the migrations of an earlier version of Gigstall. It is deleted and made again, with ' +
      'new demo data.'
  )
  await recreateDatabase(withDatabaseName(url, 'postgres'), databaseName(url))
}
