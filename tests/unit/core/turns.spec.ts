import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { TooManyWaiting } from '#core/exceptions/errors'
import { outsideTurn, Turns } from '#core/http/turns'

/** Turns whose jobs end at `finish`, the earliest first; `begun` has the jobs that have begun. */
function manual(options: { atOnce?: number; ofNetwork: number; mostWaiting?: number }) {
  const turns = new Turns({ atOnce: 100, mostWaiting: 10, ...options })
  const begun: string[] = []
  const running: (() => void)[] = []
  const ask = (network: string, job: string) =>
    turns.run(network, async () => {
      begun.push(job)
      await new Promise<void>((resolve) => running.push(resolve))
      return job
    })
  const finish = async () => {
    running.shift()?.()
    await setImmediate()
  }
  return { turns, ask, begun, finish }
}

test.group('Turns', (group) => {
  group.tap((each) => each.tags(['LIMIT-23']))

  test('run some jobs of a network at once, the next ones in their order, and none of another network after them', async ({
    assert,
  }) => {
    const { ask, begun, finish } = manual({ ofNetwork: 2 })
    const asked = ['a1', 'a2', 'a3', 'a4'].map((job) => ask('a', job))
    asked.push(ask('b', 'b1'))
    await setImmediate()
    assert.deepEqual(begun, ['a1', 'a2', 'b1'])
    await finish()
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3'])
    for (let left = 0; left < 4; left++) await finish()
    assert.deepEqual(begun.at(-1), 'a4')
    assert.deepEqual(await Promise.all(asked), ['a1', 'a2', 'a3', 'a4', 'b1'])
  })

  test('refuse what would wait behind too many, and go on after a job that fails', async ({
    assert,
  }) => {
    const { turns, ask, finish } = manual({ ofNetwork: 1, mostWaiting: 1 })
    const asked = [ask('a', 'a1'), ask('a', 'a2')]
    await assert.rejects(() => ask('a', 'a3'), TooManyWaiting)
    await finish()
    await finish()
    await Promise.all(asked)
    await assert.rejects(() => turns.run('a', () => Promise.reject(new Error('broken'))), 'broken')
    assert.equal(await turns.run('a', async () => 'done'), 'done')
  })

  test('keep nothing of a network without a job', async ({ assert }) => {
    const { turns, ask, finish } = manual({ ofNetwork: 1 })
    const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]
    await setImmediate()
    assert.equal(turns.size, 2)
    for (let left = 0; left < 3; left++) await finish()
    await Promise.all(asked)
    assert.equal(turns.size, 0)
  })

  test('go round the networks where all together have as many as there may be', async ({
    assert,
  }) => {
    const { ask, begun, finish } = manual({ atOnce: 2, ofNetwork: 2 })
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((job) => ask(job[0]!, job))
    await setImmediate()
    for (let left = 0; left < asked.length; left++) await finish()
    await Promise.all(asked)
    assert.deepEqual(begun, ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'])
  })

  test('are given to others while their job waits for something else, and back at once', async ({
    assert,
  }) => {
    const { turns, ask, begun, finish } = manual({ ofNetwork: 1 })
    const answers: (() => void)[] = []
    const waits = () => outsideTurn(() => new Promise<void>((resolve) => answers.push(resolve)))
    let isBack = false
    const first = turns.run('a', async () => {
      // Two at once, as a page may ask two providers.
      await Promise.all([waits(), waits()])
      isBack = true
      await waits()
    })
    const others = [ask('a', 'a2'), ask('a', 'a3')]
    await setImmediate()
    assert.deepEqual(begun, ['a2'])
    for (const answer of answers.splice(0)) answer()
    await setImmediate()
    assert.isTrue(isBack, 'it does not wait for a2')
    await finish()
    assert.deepEqual(begun, ['a2', 'a3'])
    answers[0]!()
    await first
    await finish()
    await Promise.all(others)
    assert.equal(turns.size, 0)
  })

  test('are both given to others by a job that has one within another', async ({ assert }) => {
    const outer = manual({ ofNetwork: 1 })
    const inner = manual({ ofNetwork: 1 })
    let answer = () => {}
    const job = outer.turns.run('a', () =>
      inner.turns.run('a', () =>
        outsideTurn(() => new Promise<void>((resolve) => (answer = resolve)))
      )
    )
    await setImmediate()
    const others = [outer.ask('a', 'outer'), inner.ask('a', 'inner')]
    await setImmediate()
    assert.deepEqual([outer.begun, inner.begun], [['outer'], ['inner']])
    answer()
    await job
    await outer.finish()
    await inner.finish()
    await Promise.all(others)
    assert.deepEqual([outer.turns.size, inner.turns.size], [0, 0])
  })

  test('are over with their job, whatever it has left behind waiting', async ({ assert }) => {
    const { turns } = manual({ ofNetwork: 1 })
    let answer = () => {}
    await turns.run('a', async () => {
      void outsideTurn(() => new Promise<void>((resolve) => (answer = resolve)))
    })
    assert.equal(turns.size, 0)
    answer()
    await setImmediate()
    assert.equal(turns.size, 0)
    assert.equal(await turns.run('a', async () => 'done'), 'done')
  })
})
