import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { makeSidePrintFile, removeSidePrintFiles } from '#catalog/builder/jobs'
import { ProviderLinkQueries } from '#catalog/public'
import { appUrl } from '#config/app'
import { artworkLimits } from '#config/artworks'
import { givenArtwork } from '#tests/functional/artworks/artwork_fixtures'
import { givenBuilder } from '#tests/functional/builder/build_fixtures'
import { noisyPng, pdf, svg, transparentPng } from '#tests/support/artwork_files'
import type { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'

const REMOVE = 'side-print-files.remove'

async function printedOn(productId: number) {
  const variant = await db.from('product_variants').where('product_id', productId).firstOrFail()
  const links = await app.container.make(ProviderLinkQueries)
  const variants = await db.transaction((trx) => links.variants([variant.id], trx))
  return variants.get(variant.id)!
}

const placementsOf = (productId: number) =>
  db.from('product_placements').where('product_id', productId).orderBy('id')

/** The file at an address as the printer fetches it. */
async function fileAt(session: HttpSession, url: string) {
  const answer = await fetch(`${session.origin}${url.slice(appUrl.length)}`)
  return { status: answer.status, png: Buffer.from(await answer.arrayBuffer()) }
}

async function alphaAt(png: Buffer, left: number, top: number) {
  const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return pixel[3]
}

/** The corners of what is not transparent. */
async function inkOf(png: Buffer) {
  const { info } = await sharp(png)
    .trim({ background: '#00000000', threshold: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = -info.trimOffsetLeft!
  const top = -info.trimOffsetTop!
  return { left, top, right: left + info.width, bottom: top + info.height }
}

const near = (value: number, wanted: number) => Math.abs(value - wanted) <= 2

test.group('The print files of a built product', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => forgetWaitingJobs(REMOVE))
  group.each.setup(() => useRealSessions())
  group.each.timeout(180_000)

  test('are a file for each side, of the whole print area, with the artwork where it was placed', async ({
    assert,
    cleanup,
  }) => {
    const { build, artwork, session } = await givenBuilder(cleanup)
    const front = { placement: 'front', artworkId: artwork.id, x: 100, y: 50, width: 800 }
    const back = { ...front, placement: 'back', x: 500, y: 700, width: 400 }
    const { id } = (await build({ placements: [front, back] })).json()
    const [one, two] = await placementsOf(id)
    assert.isNull((await printedOn(id)).sides, 'none before they are made')
    await makeSidePrintFile({ placementId: one.id })
    assert.isNull((await printedOn(id)).sides, 'none before all are made')
    await makeSidePrintFile({ placementId: two.id })
    await makeSidePrintFile({ placementId: two.id })

    const sides = (await printedOn(id)).sides!
    assert.deepEqual(
      sides.map(({ placement }) => placement),
      ['front', 'back']
    )
    const [frontFile, backFile] = await Promise.all(
      sides.map(({ imageUrl }) => fileAt(session, imageUrl))
    )
    const { width, height, hasAlpha, space } = await sharp(frontFile!.png).metadata()
    assert.deepEqual([width, height, hasAlpha, space], [1800, 2400, true, 'srgb'])
    // The disc of the artwork is 30% of its diagonal; it lies in the middle of 1440 by 720 pixels at 180, 120.
    assert.equal(await alphaAt(frontFile!.png, 180 + 720, 120 + 360), 255)
    assert.equal(await alphaAt(frontFile!.png, 180 + 10, 120 + 360), 0)
    assert.equal(await alphaAt(frontFile!.png, 900, 1400), 0)
    const frontInk = await inkOf(frontFile!.png)
    assert.isTrue(near((frontInk.left + frontInk.right) / 2, 900))
    assert.isTrue(near((frontInk.top + frontInk.bottom) / 2, 480))
    const backInk = await inkOf(backFile!.png)
    assert.isTrue(near((backInk.left + backInk.right) / 2, 900 + 360))
    assert.isTrue(near((backInk.top + backInk.bottom) / 2, 1680 + 180))
    const scale = (backInk.right - backInk.left) / (frontInk.right - frontInk.left)
    assert.closeTo(scale, 0.5, 0.01)
  }).tags(['BUILD-5'])

  test('have at most 300 dpi: {name}')
    .tags(['BUILD-5'])
    .with([
      { name: 'PNG', bytes: () => transparentPng({ width: 900, height: 1200 }) },
      { name: 'SVG', bytes: async () => svg('<rect width="300" height="400" fill="#c7502b"/>') },
      { name: 'PDF', bytes: () => pdf() },
    ])
    .run(async ({ assert, cleanup }, { bytes }) => {
      const { build, catalogue, session } = await givenBuilder(cleanup)
      Object.assign(catalogue.blanks[0]!.areas[0]!, { width: 3600, height: 4800, dpi: 400 })
      const { id: artworkId } = await givenArtwork(session, await bytes())
      const placements = [{ placement: 'front', artworkId, x: 250, y: 250, width: 500 }]
      const { id } = (await build({ placements })).json()
      const [side] = await placementsOf(id)
      await makeSidePrintFile({ placementId: side.id })
      const { png } = await fileAt(session, (await printedOn(id)).sides![0]!.imageUrl)
      const { width, height } = await sharp(png).metadata()
      assert.deepEqual([width, height], [2700, 3600])
      const ink = await inkOf(png)
      assert.isTrue(ink.left >= 675 && ink.top >= 900 && ink.right <= 2026 && ink.bottom <= 2701)
      assert.equal(await alphaAt(png, 20, 20), 0)
    })

  test('are drawn with fewer dots where they would be too large, and refused where none is small enough', async ({
    assert,
    cleanup,
  }) => {
    const { printFileBytes } = artworkLimits
    assert.equal(printFileBytes, 50 * 1024 * 1024)
    cleanup(() => {
      artworkLimits.printFileBytes = printFileBytes
    })
    const { build, catalogue, session } = await givenBuilder(cleanup)
    Object.assign(catalogue.blanks[0]!.areas[0]!, { width: 900, height: 1200, dpi: 300 })
    const { id: artworkId } = await givenArtwork(session, await noisyPng())
    const placements = [{ placement: 'front', artworkId, x: 0, y: 0, width: 1000 }]
    const madeWith = async (mostBytes: number) => {
      artworkLimits.printFileBytes = mostBytes
      const { id } = (await build({ placements })).json()
      const [side] = await placementsOf(id)
      await makeSidePrintFile({ placementId: side.id })
      return db.from('print_files').where('placement_id', side.id).firstOrFail()
    }
    const best = await madeWith(printFileBytes)
    assert.deepEqual([best.width, best.height], [900, 1200])
    const smaller = await madeWith(Number(best.byte_size) - 1)
    assert.deepEqual([smaller.width, smaller.height], [720, 960])
    assert.isBelow(Number(smaller.byte_size), Number(best.byte_size))
    await assert.rejects(() => madeWith(1_000), /was refused: complex/)
    assert.lengthOf(await db.from('print_files'), 2)
  }).tags(['BUILD-5'])

  test('are revoked with their artwork, and go with it when the draft gets another one', async ({
    assert,
    cleanup,
  }) => {
    const { build, artwork, session, files } = await givenBuilder(cleanup)
    const { id } = (await build()).json()
    const [side] = await placementsOf(id)
    await makeSidePrintFile({ placementId: side.id })
    const { imageUrl } = (await printedOn(id)).sides![0]!
    assert.equal((await fileAt(session, imageUrl)).status, 200)

    const another = await givenArtwork(session, await transparentPng({ width: 300, height: 300 }))
    const changed = await session.patch(`/api/products/${id}`, { artworkId: another.id })
    assert.equal(changed.status, 200, changed.text)
    assert.isEmpty(await placementsOf(id))
    assert.isUndefined((await printedOn(id)).sides)
    assert.equal((await fileAt(session, imageUrl)).status, 404)
    const [{ keys }] = (await waitingJobs(REMOVE)) as [{ keys: string[] }]
    assert.include((await files()).join(), keys[0]!.split('/').at(-1)!)
    await removeSidePrintFiles({ keys, pictures: [] })
    await removeSidePrintFiles({ keys, pictures: [] })
    assert.notInclude((await files()).join(), keys[0]!.split('/').at(-1)!)
    const row = await db.from('products').where('id', id).firstOrFail()
    assert.deepEqual([row.blank_id, row.artwork_id], [null, another.id])
    await makeSidePrintFile({ placementId: side.id })
    assert.isEmpty(await db.from('print_files').whereNotNull('placement_id'))

    const second = (await build()).json()
    const [place] = await placementsOf(second.id)
    await makeSidePrintFile({ placementId: place.id })
    const revoke = await app.container.make(RevokeArtwork)
    await revoke.handle({ artworkId: artwork.id, reason: 'It is another band’s.' })
    assert.isNull((await printedOn(second.id)).sides)
    await makeSidePrintFile({ placementId: place.id })
    assert.isNull((await printedOn(second.id)).sides)
  }).tags(['BUILD-5', 'BUILD-6'])
})
