import { test } from '@japa/runner'
import { BodyBudget } from '#core/http/body_budget'

test.group('The memory for request bodies', () => {
  test('is bounded in all and of each caller, and free again once released', ({ assert }) => {
    const budget = new BodyBudget({ total: 10, perCaller: 6 })
    const first = budget.take('a', 4)
    assert.isNotNull(first)
    assert.isNull(budget.take('a', 3))
    const second = budget.take('b', 6)
    assert.isNotNull(second)
    assert.isNull(budget.take('c', 1))
    assert.isNotNull(budget.take('c', 0))
    first!()
    assert.isNull(budget.take('b', 1))
    assert.isNotNull(budget.take('a', 4))
  }).tags(['SAFE-23'])
})
