import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { loggedIn, uploaded, useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** Whether a process is a decoder that this process started. */
function isDecoder(pid: string): boolean {
  try {
    const [, parent] = /\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const isOurs = Number(parent) === process.pid
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder_process')
  } catch {
    return false
  }
}

/** Ends `count` decoders from outside, one after the other. Returns their process ids. */
async function endDecoders(count: number, signal: NodeJS.Signals, isOver: () => boolean) {
  const ended = new Set<string>()
  while (ended.size < count && !isOver()) {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const pid = pids.find((each) => !ended.has(each) && isDecoder(each))
    if (pid) {
      ended.add(pid)
      process.kill(Number(pid), signal)
    }
    await wait(5)
  }
  return [...ended]
}

test.group('A decoder that another process ends', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)
  group.each.skip(process.platform !== 'linux', 'Processes are found in /proc')

  async function givenEnded(
    cleanup: Parameters<typeof useFolder>[0],
    { count, signal }: { count: number; signal: NodeJS.Signals }
  ) {
    const files = await useFolder(cleanup)
    const { artist, owner } = await givenArtist({})
    const session = await loggedIn(owner)
    let isOver = false
    const ending = endDecoders(count, signal, () => isOver)
    const upload = await uploaded(session, await transparentPng()).finally(() => (isOver = true))
    return { ended: await ending, upload, artist, files }
  }

  test('does not get the file refused: after {signal} the check runs again and makes one artwork')
    .tags(['ART-17'])
    .with([
      { count: 1, signal: 'SIGKILL' as const },
      { count: 2, signal: 'SIGTERM' as const },
    ])
    .run(async ({ assert, cleanup }, given) => {
      const { ended, upload, artist, files } = await givenEnded(cleanup, given)
      assert.lengthOf(ended, given.count)
      assert.isNull(upload.refusal)
      assert.equal(upload.status, 'done')
      assert.containsSubset(upload.artwork, { width: 600, height: 800 })
      assert.lengthOf(await db.from('artworks').where('artist_id', artist.id), 1)
      assert.lengthOf(await files(), 2, 'the original and its preview')
    })

  test('gets the file refused as too complex if every run is ended', async ({
    assert,
    cleanup,
  }) => {
    const { ended, upload, files } = await givenEnded(cleanup, { count: 3, signal: 'SIGKILL' })
    assert.lengthOf(ended, 3)
    assert.equal(upload.refusal!.reason, 'complex')
    assert.isEmpty(await files())
  }).tags(['ART-17'])
})
