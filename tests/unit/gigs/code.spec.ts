import { test } from '@japa/runner'
import { foldCode, randomQrCode } from '#gigs/code'

test.group('QR codes', () => {
  test('a typed code matches in any case, also with spaces', ({ assert }) => {
    assert.equal(foldCode(' demo-gig '), 'DEMO-GIG')
    assert.equal(foldCode('ab12 cd34'), 'AB12CD34')
  })

  test('{$self} is no code')
    .with(['', 'abc', 'a b c', '<script>', 'x'.repeat(41), 'ümlaut'])
    .run(({ assert }, text) => {
      assert.isNull(foldCode(text))
    })

  test('a new code is one', ({ assert }) => {
    const code = randomQrCode()
    assert.equal(foldCode(code), code)
  })
})
