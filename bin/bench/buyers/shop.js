/**
 * A whole shop for one run, as in production: the built server, a worker beside it, the providers' stand-ins as another
 * process, and a database of its own, made from the shop that is populated already.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Node } from '../../../tests/faults/nodes.js'
import { ProviderRecords } from '../../../tests/faults/provider_records.js'
import { runQuietly } from '../../launcher/children.js'
import { databaseName, recreateDatabase } from '../../launcher/database_names.js'
import { inTmp } from '../../launcher/paths.js'
import { nextFreePort } from '../../launcher/ports.js'
import { PRINTFUL_TOKEN, providerSettings } from '../../launcher/provider_settings.js'
import { SERVER, SERVER_ENVIRONMENT } from '../../launcher/server.js'
import { inBuild } from '../application.js'

/**
 * @param options `{ url, printfulCalls, productionSeconds, onStop }`: the populated database, so many calls a minute at
 *   Printful once raised, and seconds until an order enters production there
 */
export async function openBuyersShop(
  cluster,
  { url, printfulCalls, productionSeconds = 60, onStop }
) {
  const folder = inTmp('bench_buyers')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'shop'), { recursive: true })
  const copied = (name) => recreateDatabase(cluster.url, name, databaseName(url))
  const ports = { shop: await nextFreePort(3700, '127.0.0.1') }
  ports.providers = await nextFreePort(ports.shop + 1, '127.0.0.1')
  const [shop, providers] = [ports.shop, ports.providers].map((port) => `http://127.0.0.1:${port}`)
  const base = {
    ...SERVER_ENVIRONMENT,
    ...providerSettings({ events: shop, providers, folder }),
    PRINTFUL_TOKEN,
    PRINTFUL_STORE_ID: '5501201',
  }
  const environments = {
    providers: {
      ...base,
      DATA_DIR: join(folder, 'providers'),
      DATABASE_URL: await copied('bench_buyers_providers'),
    },
    shop: {
      ...base,
      // Every buyer has a different IP address, because the shop's limits count by address.
      TRUST_PROXY: 'loopback',
      DATA_DIR: join(folder, 'shop'),
      DATABASE_URL: await copied('bench_buyers_shop'),
    },
  }
  const preloaded = [
    `../../launcher/raise_printful_limit.js?calls=${printfulCalls}&on=SIGUSR2&production=${productionSeconds}`,
    './production_react.js',
  ].flatMap((file) => ['--import', new URL(file, import.meta.url).href])
  const start = (kind, name, args = []) => {
    const node = new Node(kind, name, {
      env: environments[name] ?? environments.shop,
      folder,
      port: ports[name] ?? null,
      nodeArguments: [...preloaded, ...args, ...SERVER.slice(0, -1)],
    })
    onStop(() => node.stop())
    node.start()
    return node
  }
  const profile = process.env.BENCH_PROFILE
  const started = [
    start('server', 'providers'),
    start('server', 'shop', profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    start('worker', 'worker'),
  ]
  await Promise.all(started.map((node) => node.ready()))
  const ace = (command) =>
    runQuietly('bench_buyers_command', ['ace.js', command], {
      cwd: inBuild(),
      env: environments.shop,
    })
  await ace('printful:webhook')
  const pool = new pg.Pool({ connectionString: environments.shop.DATABASE_URL, max: 1 })
  onStop(() => pool.end())
  return {
    folder,
    shop,
    providers,
    ace,
    /**
     * Raises the stand-in's rate limit: under Printful's own, orders of a gig may wait longer than a benchmark lasts.
     */
    raisePrintfulLimit: () => started.forEach(({ pid }) => process.kill(pid, 'SIGUSR2')),
    records: new ProviderRecords(environments.providers.DATA_DIR),
    sql: async (query, values) => (await pool.query(query, values)).rows,
    /** Workers are never interrupted here, so no mail may be sent twice. */
    interruptions: 0,
    pids: Object.fromEntries(started.map((node) => [node.name, node.pid])),
  }
}
