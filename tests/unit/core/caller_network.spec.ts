import { test } from '@japa/runner'
import { networkOf } from '#core/http/caller_network'

test.group('The network of a caller', () => {
  test('{address} is counted as {network}')
    .tags(['LIMIT-8'])
    .with([
      { address: '192.0.2.1', network: '192.0.2.1' },
      { address: '::ffff:192.0.2.1', network: '192.0.2.1' },
      { address: '::ffff:c000:201', network: '192.0.2.1' },
      { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
      { address: '2001:db8:1:2::1', network: '2001:db8:1:2::/64' },
      { address: '2001:0DB8:0001:0002::ff', network: '2001:db8:1:2::/64' },
      { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
      { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
      { address: '::1', network: '0:0:0:0::/64' },
      { address: '64:ff9b::192.0.2.1', network: '64:ff9b:0:0::/64' },
    ])
    .run(({ assert }, { address, network }) => assert.equal(networkOf(address), network))
})
