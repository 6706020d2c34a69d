/**
 * The process that holds an embedded PostgreSQL for all commands of a checkout: each command keeps a connection open
 * here, and when the last one closes, however its process ended, PostgreSQL is stopped and the supervisor goes.
 * Standing apart, it survives Ctrl-C until the application has let go of the database.
 *
 * Arguments: the cluster's description as JSON (see database.js).
 */
import { randomBytes } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addressOf, clearLeftovers, createCluster, startServer } from './database_cluster.js'
import { ownPort } from './ports.js'

const firstClientTimeoutInMs = 30_000
const cluster = JSON.parse(process.argv[2])
const card = join(cluster.home, 'supervisor.json')
const clients = new Set()
let server
let stopping = false

async function answers(url) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    // It does answer: the password file and the data do not belong together.
    if (error.code === '28P01') throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function startPostgres() {
  const { data, password } = createCluster(cluster)
  await clearLeftovers(data)
  const port = await ownPort(cluster.portOffset)
  const url = addressOf({ data, password, port })
  const { careless, library } = cluster
  server = startServer(cluster, data, { port, careless, library })
  server.on('exit', () => leave(stopping ? 0 : 1))
  // A crash left work to replay: that may take a while, and the server says when it is done by answering.
  while (!(await answers(url))) await sleep(40)
  return url
}

function leave(code) {
  rmSync(card, { force: true })
  for (const client of clients) client.destroy()
  process.exit(code)
}

function stop() {
  stopping = true
  rmSync(card, { force: true })
  if (server) server.kill('SIGINT')
  else leave(0)
}

function welcome(client, url, token) {
  let asked = ''
  client.on('error', () => client.destroy())
  client.on('data', (text) => {
    asked += text
    if (asked.trim() !== token || stopping) return
    clients.add(client)
    client.write(url)
  })
  const left = () => {
    const counted = clients.has(client)
    // The last one to leave is kept on the line until PostgreSQL has stopped, so that it can wait for that.
    if (counted && clients.size === 1) {
      if (client.writable) client.write('stopping')
      return stop()
    }
    clients.delete(client)
    client.destroy()
  }
  client.on('end', left)
  client.on('close', () => clients.has(client) && !stopping && left())
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)

const url = await startPostgres()
const token = randomBytes(24).toString('base64url')
const listener = createServer({ allowHalfOpen: true }, (client) => welcome(client, url, token))
listener.listen(0, '127.0.0.1', () => {
  const unfinished = `${card}.${process.pid}`
  const text = JSON.stringify({ pid: process.pid, port: listener.address().port, token })
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, card)
  process.send?.('ready')
  process.disconnect?.()
})
setTimeout(() => clients.size === 0 && stop(), firstClientTimeoutInMs).unref()
