import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { test } from '@japa/runner'
import { ResponseBodyCache } from '#core/http/response_body_cache'
import { Semaphore } from '#core/pictures/semaphore'

test.group('Kept bodies', () => {
  test('are made once for callers at the same time and later', async ({ assert }) => {
    const kept = new ResponseBodyCache(1000)
    let made = 0
    const make = () => {
      made += 1
      return Buffer.from('drawing')
    }
    await Promise.all([kept.get('a', 'br', make), kept.get('a', 'br', make)])
    const body = await kept.get('a', 'br', make)
    assert.equal(brotliDecompressSync(body).toString(), 'drawing')
    assert.equal(made, 1)
    await kept.get('a', null, make)
    assert.equal(made, 2)
  })

  test('give way to newer ones, those not asked for longest first', async ({ assert }) => {
    const kept = new ResponseBodyCache(250)
    const made: string[] = []
    const ask = (name: string) =>
      kept.get(name, null, () => {
        made.push(name)
        return Buffer.alloc(100)
      })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
    assert.deepEqual(made, ['a', 'b', 'c', 'b'])
  })

  test('do not keep a failure', async ({ assert }) => {
    const kept = new ResponseBodyCache(250)
    await assert.rejects(() => kept.get('a', null, () => Promise.reject(new Error('no disk'))))
    assert.lengthOf(await kept.get('a', null, () => Buffer.alloc(3)), 3)
  })
})

test.group('The semaphore', () => {
  test('lets so many in at once, so many wait, and refuses the rest', async ({ assert }) => {
    const semaphore = new Semaphore(1, 1)
    const order: string[] = []
    let finish = () => {}
    const first = semaphore.run(() => new Promise<void>((resolve) => (finish = resolve)))
    const second = semaphore.run(async () => void order.push('second'))
    await assert.rejects(() => semaphore.run(async () => void order.push('third')))
    await setImmediate()
    assert.deepEqual(order, [])
    finish()
    await Promise.all([first, second])
    assert.deepEqual(order, ['second'])
    await semaphore.run(async () => void order.push('fourth'))
    assert.deepEqual(order, ['second', 'fourth'])
  })

  test('goes on after a job that failed', async ({ assert }) => {
    const semaphore = new Semaphore(1, 0)
    await assert.rejects(() => semaphore.run(() => Promise.reject(new Error('broken'))))
    assert.equal(await semaphore.run(async () => 'done'), 'done')
  })
})
