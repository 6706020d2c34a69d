import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { TooManyWaiting } from '#core/exceptions/errors'
import { TurnsByNetwork } from '#core/http/turns_by_network'

/** Turns whose jobs end at `finish`, the earliest first; `begun` has the jobs that have begun. */
function manual(options: { atOnce: number; mostWaiting: number }) {
  const turns = new TurnsByNetwork(options)
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

test.group('Turns by network', (group) => {
  group.tap((each) => each.tags(['LIMIT-23']))

  test('run some jobs of a network at once, the next ones in their order, and none of another network after them', async ({
    assert,
  }) => {
    const { ask, begun, finish } = manual({ atOnce: 2, mostWaiting: 10 })
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
    const { turns, ask, finish } = manual({ atOnce: 1, mostWaiting: 1 })
    const asked = [ask('a', 'a1'), ask('a', 'a2')]
    await assert.rejects(() => ask('a', 'a3'), TooManyWaiting)
    await finish()
    await finish()
    await Promise.all(asked)
    await assert.rejects(() => turns.run('a', () => Promise.reject(new Error('broken'))), 'broken')
    assert.equal(await turns.run('a', async () => 'done'), 'done')
  })

  test('keep nothing of a network without a job', async ({ assert }) => {
    const { turns, ask, finish } = manual({ atOnce: 1, mostWaiting: 5 })
    const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]
    await setImmediate()
    assert.equal(turns.size, 2)
    for (let left = 0; left < 3; left++) await finish()
    await Promise.all(asked)
    assert.equal(turns.size, 0)
  })
})
