import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { TooManyWaiting } from '#core/exceptions/errors'
import { makePictureInTurn } from '#core/pictures/make_picture_in_turn'

/** Pictures that are made one by one, at `finishAll`; `order` has those that have begun. */
function manual() {
  const order: string[] = []
  let finish: (() => void) | undefined
  const ask = (network: string, key: string) =>
    makePictureInTurn({ network, key }, async () => {
      order.push(`${network} ${key}`)
      await new Promise<void>((resolve) => (finish = resolve))
      return `${key} for ${network}`
    })
  const finishAll = async () => {
    for (let idle = 0; idle < 20; idle++) {
      if (finish) {
        finish()
        finish = undefined
        idle = 0
      }
      await setImmediate()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  return { ask, order, finishAll }
}

test.group('Pictures', (group) => {
  group.tap((each) => each.tags(['LIMIT-26']))

  test('are made for one network after the other, however many one of them asks for', async ({
    assert,
  }) => {
    const { ask, order, finishAll } = manual()
    const flood = Array.from({ length: 61 }, (_, number) => ask('a', `picture ${number}`))
    await assert.rejects(() => ask('a', 'one too many'), TooManyWaiting as never)
    const others = ['b', 'c'].map((network) => ask(network, 'picture'))
    await finishAll()
    assert.deepEqual(order.slice(0, 4), ['a picture 0', 'b picture', 'c picture', 'a picture 1'])
    assert.deepEqual(await Promise.all(others), ['picture for b', 'picture for c'])
    assert.lengthOf(await Promise.all(flood), 61)
  })

  test('are made once for all of a network that ask at once, and in its own turn for another', async ({
    assert,
  }) => {
    const { ask, order, finishAll } = manual()
    const audience = Array.from({ length: 300 }, () => ask('venue', 'cover'))
    const other = ask('b', 'cover')
    await finishAll()
    assert.deepEqual(order, ['venue cover', 'b cover'])
    assert.deepEqual(new Set(await Promise.all(audience)), new Set(['cover for venue']))
    assert.equal(await other, 'cover for b')
  })

  test('that could not be made are made when they are asked for again', async ({ assert }) => {
    const wanted = { network: 'a', key: 'broken' }
    await assert.rejects(() =>
      makePictureInTurn(wanted, () => Promise.reject(new Error('no disk')))
    )
    assert.equal(await makePictureInTurn(wanted, async () => 'made'), 'made')
  })
})
