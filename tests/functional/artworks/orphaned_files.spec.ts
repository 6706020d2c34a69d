import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { deleteOrphanedFiles, makePrintFile } from '#catalog/artworks/jobs'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { clock } from '#shared/clock'
import {
  begin,
  givenArtwork,
  loggedIn,
  put,
  useFolder,
} from '#tests/functional/artworks/artwork_fixtures'
import { svg, transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const ORPHANS = [
  `private/artworks/${'a'.repeat(64)}`,
  `private/artworks/${'a'.repeat(64)}-cleaned`,
  `private/artworks/${'b'.repeat(64)}.0123456789abcdef`,
  `private/artworks/${'c'.repeat(64)}-parts/1-${'d'.repeat(64)}`,
  `private/print-files/${'e'.repeat(64)}`,
]

test.group('Files that no row names', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(60_000)

  test('are deleted after a day, and all others stay', async ({ assert, cleanup }) => {
    const files = await useFolder(cleanup)
    assert.equal(await deleteOrphanedFiles(), 0, 'before the first upload')
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const artwork = await givenArtwork(session, svg('<rect width="300" height="400"/>'))
    await makePrintFile({ artworkId: artwork.id, productType: 'tshirt' })
    const bytes = await transparentPng()
    const open = await begin(session, bytes, 'not finished.png')
    await put(session, open, 1, bytes)
    const named = await files()
    assert.lengthOf(named, 5, 'original, drawing without scripts, preview, print file, part')
    for (const key of ORPHANS) await drive.use().put(key, 'left behind')

    assert.equal(await deleteOrphanedFiles(), 0)
    assert.sameMembers(await files(), [...named, ...ORPHANS])
    const later = clock.now().plus({ days: 1, minutes: 1 })
    cleanup(clock.set(() => later))
    assert.equal(await deleteOrphanedFiles(), ORPHANS.length)
    assert.deepEqual(await files(), named)
  }).tags(['ART-18'])
})

test.group('The folder of a killed process', () => {
  test('is removed by the next work once it is a day old', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'work-folders-'))
    const { TMPDIR } = process.env
    process.env.TMPDIR = folder
    cleanup(async () => {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
      await rm(folder, { recursive: true })
    })
    const given = async (name: string, hours: number) => {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'original'), 'left behind')
      const at = clock.now().minus({ hours }).toJSDate()
      await utimes(join(folder, name), at, at)
    }
    await given('gigstall-artwork-killed', 25)
    await given('gigstall-artwork-at-work', 23)
    await given('of-another-program', 25)
    const during = await inWorkFolder(async (pathOf) => {
      await writeFile(pathOf('original'), 'mine')
      return readdir(folder)
    })
    assert.lengthOf(during, 3)
    assert.sameMembers(await readdir(folder), ['gigstall-artwork-at-work', 'of-another-program'])
  }).tags(['ART-18'])
})
