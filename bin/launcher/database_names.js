/**
 * Makes and drops databases in a cluster, embedded or given.
 */
import pg from 'pg'

async function onServer(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function withDatabaseName(url, name) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

export async function ensureDatabase(url, name) {
  await onServer(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  return withDatabaseName(url, name)
}

export async function recreateDatabase(url, name, template) {
  await onServer(url, async (client) => {
    const [target, source] = [name, template ?? 'template1'].map((each) =>
      client.escapeIdentifier(each)
    )
    await client.query(`drop database if exists ${target} with (force)`)
    await client.query(`create database ${target} template ${source}`)
  })
  return withDatabaseName(url, name)
}

export async function renameDatabase(url, from, to) {
  await onServer(url, (client) => {
    const [old, wanted] = [from, to].map((each) => client.escapeIdentifier(each))
    return client.query(`alter database ${old} rename to ${wanted}`)
  })
}

export async function dropDatabase(url, name) {
  await onServer(url, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  )
}

export function runStatements(url, statements) {
  return onServer(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

/** The first column of what a query finds. */
export async function valuesOf(url, query) {
  const { rows } = await onServer(url, (client) => client.query({ text: query, rowMode: 'array' }))
  return rows.map(([value]) => value)
}

export function databaseNames(url) {
  return valuesOf(url, 'select datname from pg_database')
}
