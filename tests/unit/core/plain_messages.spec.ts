import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { messages as VINES_OWN } from '@vinejs/vine/defaults'
import type { FieldContext } from '@vinejs/vine/types'
import { PlainMessages } from '#core/http/plain_messages'

const messages = new PlainMessages({ names: { price: 'the price' } })
const field = { name: 'price', wildCardPath: 'price', getFieldPath: () => 'price' }

test.group('The words of a validator', () => {
  test('are never the library’s own, whatever the rule', ({ assert }) => {
    for (const [rule, own] of Object.entries(VINES_OWN)) {
      const sentence = messages.getMessage(own, rule, field as FieldContext, {})
      assert.notMatch(sentence, /\bfield\b|\bthe the\b|^The /i, rule)
      assert.match(sentence, /the price/, rule)
    }
  }).tags(['OPS-11'])

  test('name the decimals of money', async ({ assert }) => {
    const validator = vine.create({ price: vine.number().decimal([0, 2]) })
    validator.messagesProvider = messages
    const [error, value] = await validator.tryValidate({ price: 25.005 })
    assert.isNull(value)
    assert.equal(error?.messages[0].message, 'Enter the price with at most two decimals')
  }).tags(['OPS-11'])

  test('leave a rule of ours its sentence', async ({ assert }) => {
    const rule = vine.createRule((_, __, context) => context.report('Too odd', 'odd', context))
    const validator = vine.create({ price: vine.number().use(rule()) })
    validator.messagesProvider = messages
    const [error] = await validator.tryValidate({ price: 1 })
    assert.equal(error?.messages[0].message, 'Too odd')
  }).tags(['OPS-11'])
})
