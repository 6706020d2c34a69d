/**
 * A fresh, migrated database for each test run. The tables are made once into a template and copied from there, until a
 * migration changes.
 */
import { openCluster } from './database.js'
import * as names from './database_names.js'
import { runQuietly } from './children.js'
import { fingerprint } from './fingerprint.js'
import { isAlive, withLock } from './lock.js'

const schemaSources = ['database/migrations', 'config/database.ts', 'package-lock.json']

/** @returns `{ url, note, close }` */
export async function openTestDatabase(given, env) {
  if (given.DATABASE_URL) return openGivenDatabase(given.DATABASE_URL, env)

  const cluster = await openCluster({ name: 'postgres_test', portOffset: 1, careless: true })
  const template = `schema_${fingerprint(schemaSources).slice(0, 16)}`
  const name = `gigstall_test_${process.pid}`
  await withLock('schema', async () => {
    const existing = await names.databaseNames(cluster.url)
    for (const old of existing.filter((each) => isAbandoned(each, template))) {
      await names.dropDatabase(cluster.url, old)
    }
    if (!existing.includes(template)) await makeTemplate(cluster.url, template, env)
    await names.recreateDatabase(cluster.url, name, template)
  })
  const close = async () => {
    await names.dropDatabase(cluster.url, name)
    await cluster.close()
  }
  return { url: names.withDatabaseName(cluster.url, name), note: `embedded, ${name}`, close }
}

function isAbandoned(name, template) {
  if (name.startsWith('schema_')) return name !== template
  const [, pid] = /^gigstall_test_(\d+)$/.exec(name) ?? []
  return pid !== undefined && !isAlive(Number(pid))
}

/** Under another name until it is whole: a failed migration must not be taken for a template. */
async function makeTemplate(url, template, env) {
  const unfinished = `schema_unfinished`
  await migrate(await names.recreateDatabase(url, unfinished), env)
  await names.renameDatabase(url, unfinished, template)
}

function migrate(url, env) {
  const command = ['ace.js', 'migration:run', '--force', '--no-schema-generate']
  return runQuietly('migrate_test', command, { env: { ...env, DATABASE_URL: url } })
}

/** Never the given database itself: its name with `_test` behind it, on the same server. */
async function openGivenDatabase(given, env) {
  const name = `${names.databaseName(given)}_test`
  const url = await names.recreateDatabase(given, name)
  await migrate(url, env)
  return { url, note: `${name} at ${new URL(given).host}`, close: async () => {} }
}
