import { test } from '@japa/runner'
import { relyingPartyOf } from '#identity/passkeys/relying_party'

test.group('The relying party of passkeys', () => {
  test('is the name in the address of the shop')
    .tags(['MFA-12'])
    .with([
      ['https://gigstall.example', 'gigstall.example', 'https://gigstall.example'],
      [
        'https://shop.gigstall.example:8443',
        'shop.gigstall.example',
        'https://shop.gigstall.example:8443',
      ],
      ['http://127.0.0.1:3333', 'localhost', 'http://localhost:3333'],
      ['http://[::1]:3333', 'localhost', 'http://localhost:3333'],
    ])
    .run(({ assert }, [address, id, origin]) => {
      assert.deepEqual(relyingPartyOf(address!), { id: id!, name: 'Gigstall', origin: origin! })
    })

  test('does not exist for an IP address')
    .tags(['MFA-12'])
    .with(['https://203.0.113.7', 'https://[2001:db8::7]:8443'])
    .run(({ assert }, address) => {
      assert.isNull(relyingPartyOf(address))
    })
})
