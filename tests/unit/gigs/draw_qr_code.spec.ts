import { setTimeout } from 'node:timers/promises'
import { performance } from 'node:perf_hooks'
import { test } from '@japa/runner'
import { drawInTurn } from '#core/print/draw_in_turn'
import { drawPng } from '#gigs/draw_qr_code'

test.group('Drawing while others wait', () => {
  test('a large picture of a code leaves the event loop to other requests', async ({ assert }) => {
    await drawPng('https://gigstall.test', 200)
    const before = performance.eventLoopUtilization()
    await drawPng('https://gigstall.test/artist/1/store?qr=ABCDEF', 2400)
    const { active } = performance.eventLoopUtilization(before)
    assert.isBelow(active, 300)
  })

  test('documents are drawn one at a time, and one that fails does not stop the next', async ({
    assert,
  }) => {
    const caller = { name: 'account_1', gone: new AbortController().signal }
    let atOnce = 0
    let most = 0
    const draw = async () => {
      most = Math.max(most, (atOnce += 1))
      await setTimeout(5)
      atOnce -= 1
      return Buffer.from('done')
    }
    const failing = drawInTurn(caller, () => Promise.reject(new Error('no paper')))
    const others = [drawInTurn(caller, draw), drawInTurn(caller, draw)]
    await assert.rejects(() => failing, 'no paper')
    assert.deepEqual((await Promise.all(others)).map(String), ['done', 'done'])
    assert.equal(most, 1)
  })
})
