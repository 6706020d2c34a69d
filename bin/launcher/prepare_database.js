/**
 * Brings a database up to what the application expects: its tables, and demo data where there is none yet.
 */
import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { runQuietly } from './children.js'
import { valuesOf } from './database_names.js'
import { step } from './steps.js'

/**
 * @param options `cwd`: the sources or the build; `schema`: whether database/schema.ts is written anew, which only makes
 * sense beside the sources
 */
export async function prepareDatabase(env, { cwd, schema }) {
  await step('Tables', async () => {
    if (await isMigrated(env.DATABASE_URL, cwd)) return { note: 'up to date' }
    const flag = schema ? '--schema-generate' : '--no-schema-generate'
    await runQuietly('migrate', ['ace.js', 'migration:run', '--force', flag], { cwd, env })
  })
  await step('Demo data', async () => {
    const command = ['ace.js', 'testdata:populate', '--if-empty']
    await runQuietly('populate', command, { cwd, env })
  })
}

/** Asked directly, because starting the framework only to hear that there is nothing to do takes a second. */
async function isMigrated(url, cwd) {
  const files = readdirSync(join(cwd, 'database', 'migrations')).filter((file) =>
    /\.[jt]s$/.test(file)
  )
  try {
    const applied = new Set(await valuesOf(url, 'select name from adonis_schema'))
    return files.every((file) => applied.has(`database/migrations/${parse(file).name}`))
  } catch {
    return false
  }
}
