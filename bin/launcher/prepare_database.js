/**
 * Brings a database up to what the application expects: its tables, and demo data where there is none yet.
 */
import { runQuietly } from './children.js'
import { step } from './steps.js'

/**
 * @param options `cwd`: the sources or the build; `schema`: whether database/schema.ts is written anew, which only makes
 * sense beside the sources
 */
export async function prepareDatabase(env, { cwd, schema }) {
  const migrate = ['ace.js', 'migration:run', '--force', schema ? '--schema-generate' : '--no-schema-generate']
  const populate = ['ace.js', 'testdata:populate', '--if-empty']
  await step('tables migrated', async () => void (await runQuietly('migrate', migrate, { cwd, env })))
  await step('demo data in place', async () => {
    try {
      await runQuietly('populate', populate, { cwd, env })
    } catch (error) {
      if (!error.message.includes('"testdata:populate" is not defined')) throw error
      return { note: 'none yet' }
    }
  })
}
