import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import Stripe from 'stripe'
import { callDeadline } from '#core/http/call_deadline'
import { BasePathHttpClient } from '#stripe/base_path_http_client'

test.group('A slow provider', () => {
  test('holds no more where it is Stripe, which its client asks again', async ({
    assert,
    cleanup,
  }) => {
    let asked = 0
    const server = createServer(() => void asked++)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const stripe = new Stripe('sk_test_slow', {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      protocol: 'http',
      timeout: 10_000,
      maxNetworkRetries: 2,
      httpClient: new BasePathHttpClient(''),
      telemetry: false,
    })
    const start = performance.now()
    await callDeadline.within(3_000, () => assert.rejects(() => stripe.balance.retrieve()))
    const seconds = (performance.now() - start) / 1_000
    assert.isBelow(seconds, 3.2)
    assert.equal(asked, 1)
  }).tags(['LIMIT-12'])
})
