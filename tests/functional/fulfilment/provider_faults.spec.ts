import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const AWAY = 'Printful cannot be reached at the moment. Please try again.'

/** Disables retries and shortens the timeout of calls. */
function impatiently() {
  const { tries, timeoutMilliseconds } = printfulConfig
  Object.assign(printfulConfig, { tries: 1, timeoutMilliseconds: 1_000 })
  return () => void Object.assign(printfulConfig, { tries, timeoutMilliseconds })
}

test.group('The lists from Printful while it is in trouble', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(connectedPrintful)
  group.each.setup(impatiently)

  test('{$self}: each says in the same words that it is away, and loads when it is asked for again')
    .tags(['PROV-9'])
    .with(['server_error', 'slow', 'cut_off', 'lost_answer'] as const)
    .run(async ({ client }, fault) => {
      const admin = await UserFactory.apply('admin').create()
      const lists = [
        ['/api/printful/products', '/store/products'],
        ['/api/printful/catalog', '/products'],
      ] as const
      for (const [path, call] of lists) {
        printfulSandbox.faults.plan(fault, { path: call, milliseconds: 1_500 })
        const refused = await client.get(path).loginAs(admin)
        refused.assertStatus(503)
        refused.assertBody({ message: AWAY, code: 'E_PROVIDER_UNAVAILABLE' })
        ;(await client.get(path).loginAs(admin)).assertStatus(200)
      }
    })
})
