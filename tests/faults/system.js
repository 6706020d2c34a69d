/**
 * Everything the suite runs: a PostgreSQL, the providers, servers and workers of the shop, and the exchange between
 * them. All of it is this run's own.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { anyFreePort } from '../../bin/launcher/ports.js'
import { runQuietly } from '../../bin/launcher/children.js'
import { inRoot, inTmp } from '../../bin/launcher/paths.js'
import { builtFrom } from '../../bin/launcher/build.js'
import { PRINTFUL_TOKEN, providerSettings, SECRETS } from '../../bin/launcher/provider_settings.js'
import { recreateDatabase } from '../../bin/launcher/database_names.js'
import { Caller } from './caller.js'
import { Events } from './events.js'
import { Exchange } from './exchange.js'
import { FolderFiles } from './files.js'
import { Node } from './nodes.js'
import { Postgres, rowsOf } from './postgres.js'
import { ProviderRecords } from './provider_records.js'

const PRINTFUL_CLIENT = { id: 'of-the-fault-suite', secret: 'of-the-fault-suite-and-no-secret' }
const TEMPLATE = 'faults_template'

/** How fast Printful may be asked is no matter here: at its own two calls a second a run would wait for little else. */
const QUICK_PRINTFUL = [
  '--import',
  new URL('../../bin/launcher/raise_printful_limit.js?calls=6000', import.meta.url).href,
]

/**
 * @param options `{ nodes, random, onStop, nodeArguments, postgres, name }`: how many servers and workers to start;
 * `nodeArguments` are additional arguments for those of the shop; `postgres` is a server that is shared with other
 * runs, null to create one; `providersPostgres` and `providersArguments` are the PostgreSQL server and the Node
 * arguments of the providers; `name` keeps its databases, logs and folder apart from those of other runs;
 * `settingsOf` returns more settings of the shop, from the address of its database; `files` are the
 * files of the shop, where it does not keep them in its folder; `proxyOf` starts a proxy in front of
 * the servers and returns its address
 */
export async function openSystem(options) {
  const { nodes, random, onStop, nodeArguments, name = '' } = options
  const { settingsOf = () => ({}), proxyOf } = options
  let { postgres } = options
  const folder = inTmp('faults', `${process.pid}${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'shop'), { recursive: true })
  const exchange = new Exchange()
  if (!postgres) {
    postgres = await Postgres.open(await anyFreePort())
    onStop(() => postgres.stop())
  }
  const { providersPostgres = postgres, providersArguments = [] } = options
  const port = await exchange.open()
  onStop(() => exchange.close())

  const address = `http://127.0.0.1:${port}`
  const base = {
    ...providerSettings({ events: address, providers: address, folder }),
    PRINTFUL_CLIENT_ID: PRINTFUL_CLIENT.id,
    PRINTFUL_CLIENT_SECRET: PRINTFUL_CLIENT.secret,
    PRINTFUL_OAUTH_BASE: `${address}/sandbox/printful/oauth`,
  }
  for (const server of new Set([postgres, providersPostgres]))
    await withTemplate(server, base, folder)
  const shopUrl = await copied(postgres, `faults_shop${name}`)
  const shopEnv = {
    ...base,
    DATA_DIR: join(folder, 'shop'),
    DATABASE_URL: shopUrl,
    ...(await settingsOf(shopUrl)),
  }
  // Locks, the queue and our own queries need sessions of their own where a pooler is in front.
  const directUrl = shopEnv.DATABASE_DIRECT_URL ?? shopUrl
  const providersEnv = {
    ...base,
    DATA_DIR: join(folder, 'providers'),
    DATABASE_URL: await copied(providersPostgres, `faults_providers${name}`),
  }

  const started = []
  const start = async (kind, called, env, hasPort, args = []) => {
    const node = new Node(kind, called, {
      env,
      folder,
      port: hasPort ? await anyFreePort() : null,
      nodeArguments: [...QUICK_PRINTFUL, ...args],
    })
    onStop(() => node.stop())
    node.start()
    started.push(node)
    return node
  }
  const providers = await start('server', 'providers', providersEnv, true, providersArguments)
  exchange.providers = { port: providers.port }
  const servers = []
  const workers = []
  for (let number = 1; number <= nodes; number++) {
    servers.push(await start('server', `server-${number}`, shopEnv, true, nodeArguments))
    workers.push(await start('worker', `worker-${number}`, shopEnv, false, nodeArguments))
  }
  await Promise.all(started.map((node) => node.ready()))
  const proxy = await proxyOf?.({ folder, servers, providers })
  const shop = () => proxy ?? random.pick(servers).address
  exchange.shop = () => random.pick(servers).port
  const unanswered = []
  const atProviders = () => new Caller(() => providers.address)
  const admin = new Caller(shop)
  await connect(admin, atProviders())
  await runQuietly(`faults_webhook${name}`, ['ace.js', 'printful:webhook'], {
    cwd: inRoot('build'),
    env: shopEnv,
  })

  const events = new Events({ secrets: SECRETS, shop })
  exchange.onEvent((event) => events.keep(event))
  const boss = new PgBoss({
    connectionString: directUrl,
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
    max: 1,
  })
  boss.on('error', () => {})
  await boss.start()
  onStop(() => void boss.stop({ graceful: false }).catch(() => {}))

  return {
    folder,
    files: options.files ?? new FolderFiles(join(folder, 'shop', 'storage')),
    shopEnv,
    exchange,
    postgres,
    servers,
    workers,
    events,
    random,
    records: new ProviderRecords(providersEnv.DATA_DIR),
    /** A caller that reaches a different server with each call, or that of `origin`. */
    caller: (origin = shop) => new Caller(origin, (answer) => unanswered.push(answer)),
    /** The calls of such callers that got no answer and were repeated, `[{ at, status }]`. */
    unanswered,
    admin,
    interruptions: 0,
    /** How many workers were killed while artwork was made. */
    killedWorkers: 0,
    /** A buyer on the pages of the provider, or its staff. */
    atProviders,
    staff: { authorization: `Bearer ${PRINTFUL_TOKEN}` },
    sql: (query, values) => insisted(postgres, directUrl, query, values),
    /** As its timer would: whatever cannot be enqueued now comes with the next. */
    ring: (...names) => Promise.allSettled(names.map((name) => boss.send(name, {}))),
    ace: (...command) =>
      runQuietly(`faults_command${name}`, ['ace.js', ...command], {
        cwd: inRoot('build'),
        env: shopEnv,
      }),
    /** Everything is back. */
    async recovered() {
      await postgres.settled()
      await Promise.all(servers.map((node) => node.ready()))
    },
  }
}

/** An admin signs in and lets the shop into its store at Printful. */
async function connect(admin, owner) {
  await admin.insist(() => admin.post('/api/dev/set-role', { role: 'admin' }))
  const { text } = await admin.insist(() => admin.get('/api/printful/auth-url'))
  const page = new URL(JSON.parse(text).authUrl)
  const asked = Object.fromEntries(page.searchParams)
  const { location } = await owner.post(page.pathname, { ...asked, answer: 'allow' })
  const back = new URL(location)
  await admin.get(back.pathname + back.search)
}

/** Tables and the demo shop, once for each build. */
async function withTemplate(postgres, base, folder) {
  const name = `${TEMPLATE}_${builtFrom().slice(0, 16)}`
  const known = await rowsOf(
    postgres.url,
    `select datname from pg_database where starts_with(datname, '${TEMPLATE}')`
  )
  postgres.template = name
  if (known.some(({ datname }) => datname === name)) return
  for (const { datname } of known) await rowsOf(postgres.url, `drop database ${datname}`)
  const unfinished = `${TEMPLATE}_unfinished`
  const url = await recreateDatabase(postgres.url, unfinished)
  const env = { ...base, DATA_DIR: join(folder, 'template'), DATABASE_URL: url }
  const cwd = inRoot('build')
  await runQuietly(
    'faults_migrate',
    ['ace.js', 'migration:run', '--force', '--no-schema-generate'],
    { cwd, env }
  )
  await runQuietly('faults_populate', ['ace.js', 'testdata:populate', '--quiet'], { cwd, env })
  await rowsOf(postgres.url, `alter database ${unfinished} rename to ${name}`)
}

const copied = (postgres, name) => recreateDatabase(postgres.url, name, postgres.template)

const TRIES = 20
const PAUSE_MILLISECONDS = 200

/** The suite's own look into the database waits until that is back; what the database itself refuses is a fault. */
async function insisted(postgres, url, query, values) {
  for (let tries = 1; ; tries++) {
    try {
      return await rowsOf(url, query, values)
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && !/^(57P|08)/.test(error.code)
      if (isRefused || tries === TRIES) throw error
      await postgres.settled()
      await wait(PAUSE_MILLISECONDS)
    }
  }
}
