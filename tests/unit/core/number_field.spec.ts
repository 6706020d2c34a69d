import { globSync, readFileSync } from 'node:fs'
import vine from '@vinejs/vine'
import { test } from '@japa/runner'
import { numberField } from '#core/http/number_field'

const root = new URL('../../../', import.meta.url)
const validator = vine.create({ count: numberField(), more: numberField().nullable().optional() })

test.group('A number of a body or an address', (group) => {
  group.tap((each) => each.tags(['SAFE-20']))

  test('is a number or its decimal text: {$self}')
    .with([3, '3', ' 3 ', '3.0', 0, '-1.5', 24.99])
    .run(async ({ assert }, count) => {
      assert.deepEqual(await validator.validate({ count, more: null }), {
        count: Number(count),
        more: null,
      })
    })

  test('is nothing else that JavaScript converts: {$self}')
    .with([[1], ['1'], [], true, false, '', ' ', '0x10', '1e3', 'Infinity', {}, new Date(5), null])
    .run(async ({ assert }, count) => {
      await assert.rejects(() => validator.validate({ count }), 'Validation failure')
    })

  test('is read by this rule, or strictly, in every validator', ({ assert }) => {
    const files = globSync('app/**/*.ts', { cwd: root })
    // A parser of its own says what else it takes.
    const loose = files.filter((file) =>
      /vine\s*\.number\(\)(?!\s*\.parse)/.test(readFileSync(new URL(file, root), 'utf8'))
    )
    assert.isAbove(files.length, 300)
    assert.deepEqual(loose, [])
  })
})
