import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { emailAddress } from '#core/http/email_address'

const validator = vine.create({ email: emailAddress() })
const root = new URL('../../../', import.meta.url)

test.group('An email address from a form', () => {
  test('is refused where a provider would refuse it: {$self}')
    .tags(['SAFE-15'])
    .with([
      '"a b"@x.test',
      '"ab"@x.test',
      'a b@x.test',
      'a\tb@x.test',
      'a\u0000b@x.test',
      'a\u0085b@x.test',
      'a\u200bb@x.test',
      'a\u202eb@x.test',
      'a\u3000b@x.test',
      'ab@x\u200b.test',
      'ab',
    ])
    .run(async ({ assert }, email) => {
      const [error] = await validator.tryValidate({ email })
      assert.deepInclude(error?.messages[0], { field: 'email', rule: 'email' })
    })

  test('is accepted: {$self}')
    .tags(['SAFE-15'])
    .with(['sam@example.test', 'o’hara@example.test', "o'hara+tag@x.test", 'jörg@example.test'])
    .run(async ({ assert }, email) => {
      assert.deepEqual(await validator.validate({ email: ` ${email} ` }), { email })
    })

  test('is checked by this rule alone: no validator repeats it', ({ assert }) => {
    const files = globSync('app/**/*.ts', { cwd: root })
    const own = files.filter((file) =>
      /\.email\(\{|string\(\)[^;]*\.email\(/.test(readFileSync(new URL(file, root), 'utf8'))
    )
    assert.deepEqual(own, ['app/core/http/email_address.ts'])
  }).tags(['SAFE-15'])
})
