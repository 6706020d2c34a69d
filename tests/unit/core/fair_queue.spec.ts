import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { CallerGone, QueueFull, TooManyWaiting } from '#core/exceptions/errors'
import { FairQueue } from '#core/fair_queue'

/** A queue whose jobs end one by one, at `finish`; `order` has the jobs that have begun. */
function manual(options: { mostPerCaller: number; most: number }) {
  const queue = new FairQueue(options)
  const order: string[] = []
  const running: (() => void)[] = []
  const ask = (name: string, job: string, gone = new AbortController().signal) => {
    const asked = queue.run({ name, gone }, async () => {
      order.push(job)
      await new Promise<void>((resolve) => running.push(resolve))
      return job
    })
    return asked.catch((error: unknown) => error)
  }
  const finish = async () => {
    running.shift()?.()
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const finishAll = async () => {
    while (running.length > 0) await finish()
  }
  return { ask, order, finish, finishAll }
}

test.group('A fair queue', (group) => {
  group.tap((each) => each.tags(['LIMIT-20']))

  test('runs one waiting job of each caller before the second of any', async ({ assert }) => {
    const { ask, order, finishAll } = manual({ mostPerCaller: 5, most: 20 })
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((job) => ask(job[0]!, job))
    await finishAll()
    assert.deepEqual(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
    assert.deepEqual(await Promise.all(asked), ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
  })

  test('serves a caller who comes while another one is served before that one’s next job', async ({
    assert,
  }) => {
    const { ask, order, finish, finishAll } = manual({ mostPerCaller: 5, most: 20 })
    for (const job of ['a1', 'a2', 'a3']) void ask('a', job)
    await finish()
    void ask('b', 'b1')
    void ask('a', 'a4')
    await finishAll()
    assert.deepEqual(order, ['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  test('refuses a caller’s job beyond those that may wait, and nobody else’s', async ({
    assert,
  }) => {
    const { ask, order, finishAll } = manual({ mostPerCaller: 2, most: 20 })
    for (const job of ['a1', 'a2', 'a3']) void ask('a', job)
    const refused = await ask('a', 'a4')
    assert.instanceOf(refused, TooManyWaiting)
    assert.isAbove((refused as TooManyWaiting).retryAfterSeconds, 0)
    void ask('b', 'b1')
    await finishAll()
    assert.deepEqual(order, ['a1', 'b1', 'a2', 'a3'])
    void ask('a', 'a5')
    await finishAll()
    assert.equal(order.at(-1), 'a5')
  })

  test('drops what waits for a caller who is gone, and takes nothing of one', async ({
    assert,
  }) => {
    const { ask, order, finishAll } = manual({ mostPerCaller: 5, most: 20 })
    const leaving = new AbortController()
    const running = ask('a', 'a1', leaving.signal)
    const waiting = [ask('a', 'a2', leaving.signal), ask('a', 'a3', leaving.signal)]
    void ask('b', 'b1')
    leaving.abort(new CallerGone())
    for (const dropped of waiting) assert.instanceOf(await dropped, CallerGone)
    assert.instanceOf(await ask('a', 'a4', leaving.signal), CallerGone)
    await finishAll()
    assert.equal(await running, 'a1')
    assert.deepEqual(order, ['a1', 'b1'])
  })

  test('is bounded: a full one makes room for a caller with less by the latest job of the one with most', async ({
    assert,
  }) => {
    const { ask, order, finishAll } = manual({ mostPerCaller: 3, most: 4 })
    void ask('a', 'a0')
    const [, , evicted] = ['a1', 'a2', 'a3'].map((job) => ask('a', job))
    void ask('b', 'b1')
    void ask('c', 'c1')
    assert.instanceOf(await evicted, QueueFull)
    void ask('d', 'd1')
    for (const name of ['a', 'b', 'e']) {
      const refused = await ask(name, `${name}9`)
      assert.instanceOf(refused, QueueFull)
      assert.isAbove((refused as QueueFull).retryAfterSeconds, 0)
    }
    await finishAll()
    assert.deepEqual(order, ['a0', 'b1', 'c1', 'd1', 'a1'])
  })

  test('goes on after a job that fails or throws', async ({ assert }) => {
    const queue = new FairQueue({ mostPerCaller: 5, most: 20 })
    const caller = { name: 'a', gone: new AbortController().signal }
    const failing = queue.run(caller, () => Promise.reject(new Error('no paper')))
    const throwing = queue.run(caller, () => {
      throw new Error('no ink')
    })
    const next = queue.run(caller, async () => 'done')
    await assert.rejects(() => failing, 'no paper')
    await assert.rejects(() => throwing, 'no ink')
    assert.equal(await next, 'done')
  })
})
