import { test } from '@japa/runner'
import type { payoutStatusPort } from '#orders/public'

type Port = { payoutStatusPort: typeof payoutStatusPort }

/** The module as it is before any provider is loaded. */
const fresh = async (): Promise<Port> =>
  import(new URL('../../../app/orders/ledger/payout_status_port.ts?fresh', import.meta.url).href)

test.group('Which rows artists were paid for', () => {
  test('refuses to answer where nobody registered', async ({ assert }) => {
    const port = (await fresh()).payoutStatusPort
    assert.throws(
      () => port.current().settlePaidOut([1], null as never),
      'No payout status adapter is registered'
    )
    const restore = port.register({ settlePaidOut: async (ids) => new Set(ids) })
    assert.deepEqual([...(await port.current().settlePaidOut([1], null as never))], [1])
    restore()
    assert.throws(() => port.current().settlePaidOut([1], null as never))
  }).tags(['BOOK-6'])
})
