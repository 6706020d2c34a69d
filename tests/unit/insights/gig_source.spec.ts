import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BoardStream } from '#insights/live/board_stream'
import { GigSource } from '#insights/live/gig_source'

const reader = { sessionId: 'one', userId: 1, userType: 'artist', memberOf: null }
const figures = { orders: 1 }

/** A source whose reads are counted, with a board. */
function givenSource(read: () => Promise<{ figures: object; changesIn: number | null } | null>) {
  let reads = 0
  const counted = () => {
    reads += 1
    return read()
  }
  const source = new GigSource(1, counted, () => Promise.resolve())
  const open = () => {
    const stream = new BoardStream(reader, undefined)
    source.add(stream)
    return stream
  }
  return { source, open, reads: () => reads }
}

const sentTo = ({ body }: BoardStream) => String(body.read() ?? '')

test.group('The source of a gig’s figures', () => {
  test('is read once for all boards, and at most once a second', async ({ assert }) => {
    const { source, open, reads } = givenSource(() => Promise.resolve({ figures, changesIn: null }))
    const boards = [open(), open(), open()]
    await pause(50)
    for (const board of boards) assert.include(sentTo(board), 'data: {"orders":1}')
    for (let change = 0; change < 50; change++) source.changed()
    await pause(50)
    assert.equal(reads(), 1)
    await pause(1_000)
    assert.equal(reads(), 2)
    for (const board of boards) assert.equal(sentTo(board), '')
  }).tags(['FIG-17'])

  test('sends a board nothing that was read from before the board opened', async ({ assert }) => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    const { source, open } = givenSource(async () => {
      const orders = ++begun
      await answers[orders - 1]!.promise
      return { figures: { orders }, changesIn: null }
    })
    const first = open()
    await pause(10)
    assert.equal(begun, 1)
    source.changed()
    const second = open()
    answers[0]!.resolve()
    await pause(50)
    assert.include(sentTo(first), 'data: {"orders":1}')
    source.beat()
    assert.equal(sentTo(second), '')
    answers[1]!.resolve()
    await pause(1_200)
    for (const board of [first, second]) assert.include(sentTo(board), 'data: {"orders":2}')
  }).tags(['FIG-17'])

  test('changes by itself when the hours of the gig begin', async ({ assert }) => {
    const waits = [30, null]
    const { open, reads } = givenSource(() =>
      Promise.resolve({ figures, changesIn: waits.shift() ?? null })
    )
    open()
    await pause(1_200)
    assert.equal(reads(), 2)
  }).tags(['FIG-17'])

  test('says nothing while it cannot be read, and ends where the gig is gone', async ({
    assert,
  }) => {
    const broken = givenSource(() => Promise.reject(new Error('No database')))
    const board = broken.open()
    await pause(20)
    broken.source.beat()
    assert.equal(sentTo(board), '')
    const gone = givenSource(() => Promise.resolve(null)).open()
    await pause(20)
    gone.body.resume()
    await pause(20)
    assert.isTrue(gone.body.destroyed)
  }).tags(['FIG-17'])

  test('closes a board that reads nothing, before it fills the memory', async ({ assert }) => {
    const board = new BoardStream(reader, undefined)
    board.body.on('error', () => {})
    for (let sent = 0; sent < 200; sent++) board.send(Buffer.alloc(1_000))
    assert.isTrue(board.body.destroyed)
  }).tags(['FIG-17'])
})
