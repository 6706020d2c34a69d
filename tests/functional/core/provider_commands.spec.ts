import { readdirSync, readFileSync } from 'node:fs'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import stripeConfig from '#config/stripe'
import { settings } from '#sandbox/printful/settings'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** Where nothing listens. */
const SILENT = 'http://127.0.0.1:1'

const COMMANDS = {
  'checkout:expire': [],
  'ledger:check': ['--provider'],
  'printful:sync': ['--quiet'],
  'printful:webhook': [],
  'providers:backfill': [],
  'restore:finish': [],
}

/** Runs a command. @returns how it ended, and what it printed */
async function run(name: string, args: string[]) {
  ace.ui.switchMode('raw')
  const { exitCode, error } = await ace.exec(name, args)
  const lines = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.getRenderer().flushLogs()
  return { exitCode, error: error as unknown, lines }
}

function stopSandboxes() {
  const earlier = [stripeConfig.apiBase, printfulConfig.apiBase] as const
  stripeConfig.apiBase = `${SILENT}/sandbox/stripe`
  printfulConfig.apiBase = `${SILENT}/sandbox/printful/api`
  return () => {
    ;[stripeConfig.apiBase, printfulConfig.apiBase] = earlier
  }
}

test.group('A command that calls the providers', (group) => {
  group.each.setup(rollbackAfterEach)

  test('{0} says in one sentence that the server does not answer, and ends with 1')
    .with(Object.entries(COMMANDS))
    .run(async ({ assert, cleanup }, [name, args]) => {
      cleanup(stopSandboxes())
      const { exitCode, error, lines } = await run(name, args)
      assert.isUndefined(error)
      assert.equal(exitCode, 1)
      assert.lengthOf(lines, 1)
      assert.include(
        lines[0]!,
        `The server does not answer at ${SILENT}, and this command calls the provider sandboxes that it serves. Start it with npm start, or set PORT to the port that it uses.`
      )
    })
    .tags(['OPS-15'])

  test('says what a provider refuses or does not answer, and ends with 1', async ({
    assert,
    cleanup,
  }) => {
    const { token } = printfulConfig
    cleanup(() => {
      printfulConfig.token = token
      stripeSandbox.faults.clear()
    })
    stripeSandbox.faults.plan('server_error', 3)
    printfulConfig.token = null
    const outcomes = {
      'providers:backfill': 'The payment service cannot be reached right now.',
      'printful:webhook': 'Printful is not connected',
    }
    for (const [name, sentence] of Object.entries(outcomes)) {
      const { exitCode, error, lines } = await run(name, [])
      assert.isUndefined(error)
      assert.equal(exitCode, 1)
      assert.lengthOf(lines, 1)
      assert.include(lines[0]!, sentence)
    }
  }).tags(['OPS-15'])

  test('says in Printful’s own words that the store is another', async ({ assert, cleanup }) => {
    const { token, storeId } = printfulConfig
    cleanup(() => void Object.assign(printfulConfig, { token, storeId }))
    Object.assign(printfulConfig, { token: settings.privateToken, storeId: '999' })
    const { exitCode, lines } = await run('printful:webhook', [])
    assert.equal(exitCode, 1)
    assert.match(lines.join(), /Printful refused this: "[^"]*store[^"]*"/i)
  }).tags(['OPS-15'])

  test('is checked here: no other command does so', ({ assert }) => {
    const folder = app.makePath('commands')
    const found = readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .filter((source) => source.includes('extends ProviderCommand'))
      .map((source) => /commandName = '([^']+)'/.exec(source)![1]!)
    assert.sameMembers(found, Object.keys(COMMANDS))
  })
})
