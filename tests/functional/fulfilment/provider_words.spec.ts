import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { scriptedPrintful, type ScriptedAnswer } from './scripted_printful.js'

const TOKEN = 'smk_abcdefghijklmnopqrstuvwxyz0123456789'

const refused = (status: number, message: string): ScriptedAnswer => ({
  status,
  body: { code: status, result: message, error: { reason: 'BadRequest', message } },
})

test.group('What Printful refuses', (group) => {
  group.each.setup(rollbackAfterEach)

  test('a status says what mends it: {0}')
    .tags(['ODD-8', 'ODD-10'])
    .with([
      [
        'needs a store',
        refused(400, 'This endpoint requires `store_id`!'),
        /requires `store_id`.*PRINTFUL_STORE_ID/,
      ],
      [
        'lacks a scope',
        refused(403, 'This token has no access to stores_list'),
        /no access.*Give the token access/,
      ],
      [
        'a rejected token',
        refused(401, 'The access token provided is invalid.'),
        /^Printful rejected the private token\. Replace PRINTFUL_TOKEN\.$/,
      ],
    ] as [string, ScriptedAnswer, RegExp][])
    .run(async ({ assert, cleanup, client }, [, answer, words]) => {
      const { end } = await scriptedPrintful([answer], { mode: 'printful' })
      cleanup(end)
      const admin = await UserFactory.apply('admin').create()
      const { connected, error, suggestion } = (
        await client.get('/api/printful/status').loginAs(admin)
      ).body() as Record<string, string>
      assert.isFalse(connected)
      assert.equal(error, 'Printful settings rejected')
      assert.match(suggestion!, words)
      const artist = await UserFactory.apply('artist').create()
      const shown = await client.get('/api/printful/status').loginAs(artist)
      shown.assertBodyContains({
        error: 'Printful settings rejected',
        suggestion: 'We’re fixing this. Nothing is lost: try again in a few minutes.',
      })
    })

  test('an answer to an admin says it: {0}')
    .tags(['ODD-8'])
    .with([
      [
        'in its own words',
        refused(409, `No store for ${TOKEN}`),
        409,
        'Printful refused this: "No store for …"',
        null,
      ],
      [
        'a limit',
        { status: 429, headers: { 'retry-after': '40' }, body: {} },
        503,
        'Printful is limiting our calls. Try again in 40 seconds.',
        '40',
      ],
      [
        'an odd answer',
        { body: '<html>' },
        503,
        'Printful sent an answer we could not read (details are in the log).',
        null,
      ],
    ] as [string, ScriptedAnswer, number, string, string | null][])
    .run(async ({ assert, cleanup, client }, [, answer, status, message, retryAfter]) => {
      const { end } = await scriptedPrintful([answer], { mode: 'printful', tries: 1 })
      cleanup(end)
      const admin = await UserFactory.apply('admin').create()
      const response = await client.get('/api/printful/catalog').loginAs(admin)
      response.assertStatus(status)
      assert.equal((response.body() as { message: string }).message, message)
      assert.equal(response.header('retry-after') ?? null, retryAfter)
    })

  test('only a refused grant ends the connection: {0}')
    .tags(['ODD-8'])
    .with([
      ['invalid_grant', { status: 400, body: { error: 'invalid_grant' } }, 0],
      ['invalid_client', { status: 400, body: { error: 'invalid_client' } }, 1],
      ['an unknown client', { status: 401, body: { error: 'invalid_client' } }, 1],
      ['forbidden', refused(403, 'No'), 1],
    ] as [string, ScriptedAnswer, number][])
    .run(async ({ assert, cleanup }, [, answer, left]) => {
      const { end } = await scriptedPrintful([answer], {
        mode: 'printful',
        token: null,
        clientId: 'app-1',
        clientSecret: 'secret',
      })
      cleanup(end)
      const sealed = (text: string) => encryption.encrypt(text, { purpose: 'printful' })
      await db.table('oauth_tokens').insert({
        provider: 'printful',
        access_token: sealed('old'),
        refresh_token: sealed('refresh'),
        token_type: 'bearer',
        expires_at: new Date(0),
        created_at: new Date(),
        updated_at: new Date(),
      })
      const printful = await app.container.make(PrintfulProducts)
      await assert.rejects(() => printful.openStore({ isTriedOnce: true }))
      assert.lengthOf(await db.from('oauth_tokens'), left)
    })
})
