/**
 * Fresh, migrated databases for each test run, one a lane. The tables are made once into a template and copied from
 * there, until a migration changes.
 */
import { openCluster } from './database.js'
import * as names from './database_names.js'
import { runQuietly } from './children.js'
import { fingerprint } from './fingerprint.js'
import { isAlive, withLock } from './lock.js'

const schemaSources = [
  'database/migrations',
  'database/functions',
  'app/core/database',
  'config/database.ts',
  'package-lock.json',
]

/**
 * @param lanes the names of the parts of the run that go side by side
 * @returns `{ urls, note, close }`: the address of each lane's database by the lane's name
 */
export async function openTestDatabases(given, env, lanes) {
  if (given.DATABASE_URL) return openOnGivenServer(given.DATABASE_URL, env, lanes)

  const cluster = await openCluster({ name: 'postgres_test', portOffset: 1, careless: true })
  const template = `schema_${fingerprint(schemaSources).slice(0, 16)}`
  const run = `gigstall_test_${process.pid}`
  const copies = lanes.map((lane) => `${run}_${lane}`)
  await withLock('schema', async () => {
    const existing = await names.databaseNames(cluster.url)
    for (const old of existing.filter((each) => isAbandoned(each, template))) {
      await names.dropDatabase(cluster.url, old)
    }
    if (!existing.includes(template)) await makeTemplate(cluster.url, template, env)
    for (const copy of copies) await names.recreateDatabase(cluster.url, copy, template)
  })
  const close = async () => {
    for (const copy of copies) await names.dropDatabase(cluster.url, copy)
    await cluster.close()
  }
  const urls = byLane(lanes, copies, (copy) => names.withDatabaseName(cluster.url, copy))
  return { urls, note: `embedded, ${run}`, close }
}

function byLane(lanes, copies, urlOf) {
  return Object.fromEntries(lanes.map((lane, index) => [lane, urlOf(copies[index])]))
}

function isAbandoned(name, template) {
  if (name.startsWith('schema_')) return name !== template
  const [, pid] = /^gigstall_test_(\d+)(_|$)/.exec(name) ?? []
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

/** Never the given database itself: its name with `_test` and the lane behind it, on the same server. */
async function openOnGivenServer(given, env, lanes) {
  const name = `${names.databaseName(given)}_test`
  await migrate(await names.recreateDatabase(given, name), env)
  const copies = lanes.map((lane) => `${name}_${lane}`)
  for (const copy of copies) await names.recreateDatabase(given, copy, name)
  const urls = byLane(lanes, copies, (copy) => names.withDatabaseName(given, copy))
  return { urls, note: `${name} at ${new URL(given).host}`, close: async () => {} }
}
