/** The two shops that are measured. They are populated once and kept in tmp/ until a migration or the generator changes. */
import { runQuietly } from '../launcher/children.js'
import {
  databaseNames,
  dropDatabase,
  recreateDatabase,
  renameDatabase,
  withDatabaseName,
} from '../launcher/database_names.js'
import { fingerprint } from '../launcher/fingerprint.js'
import { benchFiles, benchSecret, inBuild } from './application.js'

export const shops = [
  { products: 1_000, artists: 60, orders: 5_000, scans: 10_000 },
  { products: 100_000, artists: 6_000, orders: 200_000, scans: 100_000 },
]

const sources = ['database', 'package-lock.json']

/**
 * @param shop counts of rows; `fill` adds others to the database at this address, and `sources` are the folders that `fill` depends on
 * @returns the address of the populated database
 */
export async function openShop(cluster, shop) {
  const prefix = `bench_${shop.name ?? shop.products}_`
  const name = `${prefix}${fingerprint([...sources, ...(shop.sources ?? [])]).slice(0, 12)}`
  const existing = await databaseNames(cluster.url)
  if (!existing.includes(name)) {
    for (const old of existing.filter((each) => each.startsWith(prefix))) {
      await dropDatabase(cluster.url, old)
    }
    const url = await recreateDatabase(cluster.url, `${prefix}unfinished`)
    await populate(url, shop)
    if (shop.fill) {
      await shop.fill(url)
      // Computes the figures of what was added.
      await populate(url, shop)
    }
    await renameDatabase(cluster.url, `${prefix}unfinished`, name)
  }
  return withDatabaseName(cluster.url, name)
}

async function populate(url, { products, artists, orders, scans }) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    APP_KEY: benchSecret,
    DATABASE_URL: url,
    DATA_DIR: benchFiles(),
  }
  const run = (args) => runQuietly('bench_populate', ['ace.js', ...args], { cwd: inBuild(), env })
  await run(['migration:run', '--force', '--no-schema-generate'])
  const counts = { products, artists, orders, scans }
  const flags = Object.entries(counts).map(([what, count]) => `--${what}=${count}`)
  await run(['testdata:populate', '--quiet', ...flags])
}
