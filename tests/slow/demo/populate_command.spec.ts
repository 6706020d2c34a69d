import { execFile } from 'node:child_process'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ArtistFactory } from '#database/factories/artist_factory'
import { UserFactory } from '#database/factories/user_factory'
import { DEMO_ACCOUNTS } from '#identity/demo_accounts'
import { PRODUCTION } from '#tests/support/production'
import { resetDatabase } from '#tests/support/reset_database'

type Ended = { code: number; output: string }

async function populate(flags: string[]): Promise<Ended> {
  ace.ui.switchMode('raw')
  const command = await ace.exec('testdata:populate', flags)
  const output = ace.ui.logger.getLogs().map(({ message }) => message)
  return { code: command.exitCode ?? 0, output: output.join('\n') }
}

/** In a process of its own, as a deployment would. */
function populateInProduction(flags: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: app.makePath(), env: { ...process.env, ...PRODUCTION } }
    execFile(
      process.execPath,
      ['ace.js', 'testdata:populate', ...flags],
      options,
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    )
  })
}

const total = async (table: string) =>
  Number((await db.from(table).count('* as total').first()).total)

test.group('node ace testdata:populate', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.timeout(90_000)

  test('refuses in production, and says how to insist', async ({ assert }) => {
    const { code, output } = await populateInProduction([])
    assert.equal(code, 1)
    assert.include(output, '--force')
    assert.equal(await total('artists'), 0)
  })

  test('forced in production it makes the shop without demo accounts', async ({ assert }) => {
    const { code } = await populateInProduction(['--force'])
    assert.equal(code, 0)
    assert.equal(await total('products'), 160)
    assert.isEmpty(
      await db.from('users').whereIn(
        'email',
        Object.values(DEMO_ACCOUNTS).map(({ email }) => email)
      )
    )
    assert.isEmpty(await db.from('users').whereNotNull('password'))
    assert.exists(await db.from('artists').where('id', 1).first())
  })

  test('with --if-empty it leaves a shop with artists alone', async ({ assert }) => {
    await ArtistFactory.create()
    const { code } = await populate(['--if-empty'])
    assert.equal(code, 0)
    assert.equal(await total('artists'), 1)
  })

  test('beside a shop of its own it takes no name and no profile away', async ({ assert }) => {
    const own = await ArtistFactory.merge({ bandName: 'kestrel motorway' }).create()
    const account = await UserFactory.apply('artist')
      .merge({ email: DEMO_ACCOUNTS.artist.email })
      .create()
    const profile = await ArtistFactory.merge({
      userId: account.id,
      bandName: 'Set Up By Hand',
    }).create()
    const { code, output } = await populate([])
    assert.equal(code, 0, output)
    assert.equal(
      (await db.from('artists').where('id', own.id).firstOrFail()).band_name,
      'kestrel motorway'
    )
    assert.exists(await db.from('artists').where('band_name', 'Kestrel Motorway (demo)').first())
    assert.equal(
      (await db.from('artists').where('user_id', account.id).firstOrFail()).band_name,
      profile.bandName
    )
    assert.isNotEmpty(await db.from('products').where('artist_id', profile.id))
  })

  test('refuses a count that is none', async ({ assert }) => {
    const { code } = await populate(['--products=-3'])
    assert.equal(code, 1)
    assert.equal(await total('artists'), 0)
  })
})
