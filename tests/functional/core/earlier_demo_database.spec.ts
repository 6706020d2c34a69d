import { test } from '@japa/runner'
import env from '#start/env'

const launcher = (name: string) => new URL(`../../../bin/launcher/${name}.js`, import.meta.url).href
const { dropDatabase, recreateDatabase, runStatements, valuesOf } = (await import(
  launcher('database_names')
)) as {
  dropDatabase(url: string, name: string): Promise<void>
  recreateDatabase(url: string, name: string): Promise<string>
  runStatements(url: string, statements: string[]): Promise<void>
  valuesOf(url: string, query: string): Promise<string[]>
}
const { isEarlier, replaceDatabase } = (await import(launcher('prepare_database'))) as {
  isEarlier(name: string): boolean
  replaceDatabase(url: string, options: { isOurs: boolean }): Promise<void>
}

const TABLES = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`

async function givenEarlierDatabase(cleanup: (work: () => Promise<void>) => void): Promise<string> {
  const server = env.get('DATABASE_URL')
  const name = `${new URL(server).pathname.slice(1)}_earlier`
  const url = await recreateDatabase(server, name)
  cleanup(() => dropDatabase(server, name))
  await runStatements(url, ['CREATE TABLE adonis_schema (name text)'])
  return url
}

test.group('A demo database that numbered migrations made', () => {
  test('is known by the names of its migrations', ({ assert }) => {
    assert.isTrue(isEarlier('database/migrations/0001_create_foundation'))
    assert.isFalse(isEarlier('database/migrations/20261101000100_create_core'))
  })

  test('is deleted and made again where the launcher made it', async ({ assert, cleanup }) => {
    const url = await givenEarlierDatabase(cleanup)
    await replaceDatabase(url, { isOurs: true })
    assert.deepEqual(await valuesOf(url, TABLES), [])
  })

  test('is kept where DATABASE_URL names it, with a sentence that says what to do', async ({
    assert,
    cleanup,
  }) => {
    const url = await givenEarlierDatabase(cleanup)
    await assert.rejects(
      () => replaceDatabase(url, { isOurs: false }),
      /Create an empty database and set DATABASE_URL to it/
    )
    assert.deepEqual(await valuesOf(url, TABLES), ['adonis_schema'])
  })
})
