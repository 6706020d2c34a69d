import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { newTotpSecret, stepOfCode, totpAddress } from '#identity/second_factor/totp'
import { clock } from '#shared/clock'

/** "12345678901234567890", the secret of RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Seconds and codes of RFC 6238, appendix B (SHA-1), of which six digits count. */
const VECTORS = [
  { at: 59, code: '287082' },
  { at: 1_111_111_109, code: '081804' },
  { at: 1_111_111_111, code: '050471' },
  { at: 1_234_567_890, code: '005924' },
  { at: 2_000_000_000, code: '279037' },
]

test.group('A code of an authenticator app', () => {
  test('is the one of RFC 6238 at {at} s')
    .tags(['MFA-3'])
    .with(VECTORS)
    .run(({ assert, cleanup }, { at, code }) => {
      cleanup(clock.set(() => DateTime.fromSeconds(at)))
      assert.equal(stepOfCode(SECRET, code), Math.floor(at / 30))
      assert.isNull(stepOfCode(SECRET, String((Number(code) + 1) % 1_000_000).padStart(6, '0')))
    })

  test('counts in its own step, the one before and the one after, and in no other', ({
    assert,
    cleanup,
  }) => {
    const { at, code } = VECTORS[3]!
    const step = Math.floor(at / 30)
    const stepAt = (steps: number) => {
      const restore = clock.set(() => DateTime.fromSeconds((step + steps) * 30 + 15))
      cleanup(restore)
      return stepOfCode(SECRET, code)
    }
    assert.deepEqual([-2, -1, 0, 1, 2].map(stepAt), [null, step, step, step, null])
  }).tags(['MFA-3'])

  test('is made of a secret of 160 bits that is new each time, by an address that apps read', ({
    assert,
  }) => {
    const secrets = [newTotpSecret(), newTotpSecret()]
    assert.notEqual(secrets[0], secrets[1])
    for (const secret of secrets) assert.match(secret, /^[A-Z2-7]{32}$/)
    const address = new URL(totpAddress(SECRET, 'robin+gig@example.com'))
    assert.equal(address.protocol, 'otpauth:')
    assert.equal(decodeURIComponent(address.pathname).split(':').at(-1), 'robin+gig@example.com')
    assert.equal(address.searchParams.get('secret'), SECRET)
    assert.equal(address.searchParams.get('issuer'), 'Gigstall')
  }).tags(['MFA-1'])
})
