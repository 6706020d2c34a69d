/**
 * A shop as it is deployed (APP_ENV=staging): two web nodes and two workers of a release, nginx with TLS in front, a
 * PostgreSQL, a mail server, and the stand-ins of the providers as a process of their own.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Postgres, rowsOf } from '../faults/postgres.js'
import { recreateDatabase } from '../../bin/launcher/database_names.js'
import { anyFreePort } from '../../bin/launcher/ports.js'
import { PRINTFUL_TOKEN, providerSettings } from '../../bin/launcher/provider_settings.js'
import { createCertificate, startNginx } from './nginx.js'
import { ReleaseNode } from './release_node.js'

const run = promisify(execFile)

export async function openShop({ folder, releases, onStop }) {
  const { certificate } = createCertificate(folder)
  const [port, providersPort, ...webPorts] = await freePorts(4)
  const origin = `https://127.0.0.1:${port}`
  const postgres = await Postgres.open(await anyFreePort())
  onStop(() => postgres.stop())
  const base = {
    ...providerSettings({ events: origin, providers: `http://127.0.0.1:${providersPort}`, folder }),
    PRINTFUL_TOKEN,
    PRINTFUL_STORE_ID: '5501201',
    NODE_EXTRA_CA_CERTS: certificate,
    TRUST_PROXY: 'loopback',
  }
  const shop = await database(postgres, folder, 'shop')
  const stagingEnv = {
    ...base,
    ...shop,
    NODE_ENV: 'production',
    APP_ENV: 'staging',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(await openMailServer(onStop)),
    MAIL_FROM: 'Gigstall <hello@gigstall.test>',
    SHUTDOWN_DELAY_SECONDS: '2',
  }
  const ace = (release, env, ...args) =>
    run(join(releases[release], 'runtime', 'node'), ['ace.js', ...args], {
      cwd: releases[release],
      env,
    })
  await ace('a', stagingEnv, 'migration:run', '--force')
  await ace('a', stagingEnv, 'assets:publish')
  await ace('a', { ...base, ...shop }, 'testdata:populate', '--quiet')

  // As deploy/stand-ins.sh does: the release in development mode.
  const standInEnv = {
    ...base,
    ...(await database(postgres, folder, 'providers', shop.DATABASE_URL)),
    NODE_ENV: 'development',
  }
  const providers = new ReleaseNode({
    name: 'providers',
    folder,
    releases,
    env: standInEnv,
    port: providersPort,
  })
  onStop(() => providers.stop())
  await providers.start('a')
  await ace('a', stagingEnv, 'printful:webhook')

  const node = (name, webPort) =>
    new ReleaseNode({ name, folder, releases, env: stagingEnv, port: webPort })
  const servers = webPorts.map((webPort, place) => node(`web-${place + 1}`, webPort))
  const workers = [node('worker-1'), node('worker-2')]
  const all = [...servers, ...workers]
  let stopProxy = async () => {}
  const stopNodes = async () => {
    const stopped = await Promise.allSettled(all.map((each) => each.stop()))
    await stopProxy()
    stopProxy = async () => {}
    for (const { status, reason } of stopped) if (status === 'rejected') throw reason
  }
  onStop(stopNodes)
  return {
    origin,
    certificate,
    servers,
    workers,
    stopNodes,
    sql: (query, values) => rowsOf(shop.DATABASE_URL, query, values),
    async useProxy(kind) {
      stopProxy = await startNginx({
        folder,
        port,
        servers: webPorts,
        providers: providersPort,
        kind,
      })
    },
    /** Printful's secret is a part of an address, and the log of the recipe has no secret. */
    async checkLog() {
      const { PRINTFUL_WEBHOOK_SECRET: secret } = stagingEnv
      await run('curl', [
        '-sk',
        '-d',
        '{}',
        `${origin}/api/webhooks/printful/${secret}?of=${secret}`,
      ])
      const log = readFileSync(join(folder, 'nginx_recipe', 'gigstall.log'), 'utf8')
      if (log.includes(secret)) throw new Error('The secret of Printful stands in the log of nginx')
      if (!log.includes('"/api/webhooks/printful/-"')) throw new Error('nginx logs no webhook')
    },
    startOn: (release) => Promise.all(all.map((each) => each.start(release))),
    /** What comes before the first node of a release starts. */
    async prepare(release) {
      await ace(release, stagingEnv, 'migration:run', '--force')
      await ace(release, stagingEnv, 'assets:publish')
    },
  }
}

async function freePorts(count) {
  const ports = new Set()
  while (ports.size < count) ports.add(await anyFreePort())
  return [...ports]
}

/** @param template the database that it is a copy of; empty where left out */
async function database(postgres, folder, name, template) {
  mkdirSync(join(folder, 'data', name), { recursive: true })
  return {
    DATA_DIR: join(folder, 'data', name),
    DATABASE_URL: await recreateDatabase(
      postgres.url,
      `deploy_${name}`,
      template && new URL(template).pathname.slice(1)
    ),
  }
}

/** Accepts every mail. @returns its port */
async function openMailServer(onStop) {
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => {})
    socket.write('220 mail.gigstall.test\r\n')
    socket.setEncoding('latin1').on('data', (text) => {
      if (isData && !text.endsWith('\r\n.\r\n')) return
      const isCommand = !isData && /^DATA/i.test(text)
      socket.write(isCommand ? '354 Go on\r\n' : '250 OK\r\n')
      isData = isCommand
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onStop(() => server.close())
  return server.address().port
}
