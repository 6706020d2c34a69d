import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { artworkLimits } from '#config/artworks'
import { loggedIn, uploaded, useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { cmykJpeg, noisyPng, pdf, svg, tiff, transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import { pngClaiming } from '#tests/support/photos'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

async function givenSession(cleanup: Parameters<typeof useFolder>[0]) {
  const files = await useFolder(cleanup)
  const { owner } = await givenArtist({})
  return { session: await loggedIn(owner), files }
}

test.group('The check of an uploaded file', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('says what a {name} is and how it prints')
    .tags(['ART-9', 'ART-10'])
    .with([
      {
        name: 'transparent PNG',
        bytes: () => transparentPng({ width: 2568, height: 3424 }),
        found: { kind: 'png', width: 2568, height: 3424, isVector: false, hasTransparency: true },
        tee: { dpi: 214, grade: 'good', needed: null },
      },
      {
        name: 'small PNG without transparency',
        bytes: () => noisyPng({ width: 720, height: 960 }),
        found: { kind: 'png', hasTransparency: false, colorSpace: 'rgb' },
        tee: { dpi: 60, grade: 'too-small', needed: { width: 1800, height: 2400 } },
      },
      {
        name: 'CMYK JPEG',
        bytes: () => cmykJpeg({ width: 1440, height: 1920 }),
        found: { kind: 'jpeg', hasTransparency: false, colorSpace: 'cmyk' },
        tee: { dpi: 120, grade: 'soft', needed: { width: 1800, height: 2400 } },
      },
      {
        name: 'TIFF',
        bytes: () => tiff(),
        found: { kind: 'tiff', hasTransparency: true },
        tee: { dpi: 50, grade: 'too-small' },
      },
      {
        name: 'SVG',
        bytes: async () => svg('<circle cx="150" cy="200" r="90" fill="#c7502b"/>'),
        found: { kind: 'svg', width: 300, height: 400, isVector: true, hasTransparency: true },
        tee: { dpi: null, grade: 'good', needed: null },
      },
      {
        name: 'PDF',
        bytes: () => pdf(),
        found: { kind: 'pdf', width: 300, height: 400, isVector: true, hasTransparency: true },
        tee: { dpi: null, grade: 'good', needed: null },
      },
    ])
    .run(async ({ assert, cleanup }, { bytes, found, tee }) => {
      const { session } = await givenSession(cleanup)
      // By its bytes, whatever it is called.
      const { artwork, refusal } = await uploaded(session, await bytes(), 'wrong.docx')
      assert.isNull(refusal)
      assert.containsSubset(artwork, found)
      assert.containsSubset(artwork!.prints.tshirt, { area: { width: 12, height: 16 }, ...tee })
      const preview = await drive.use().getBytes(artwork!.previewUrl!.replace('/files/', ''))
      const { format, width, height } = await sharp(preview).metadata()
      assert.equal(format, 'webp')
      assert.isAtMost(Math.max(width, height), 960)
      const { channels } = await sharp(preview)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info)
      assert.equal(channels, 4)
    })

  test('refuses {name}: {sentence}')
    .tags(['ART-11'])
    .with([
      { name: 'words', bytes: async () => Buffer.from('Last Tram, in words'), sentence: 'kind' },
      {
        name: 'a page that calls itself a picture',
        bytes: async () => Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
        sentence: 'kind',
      },
      { name: 'a GIF', bytes: async () => Buffer.from('GIF89a and more'), sentence: 'kind' },
      {
        name: 'a PNG cut off in the middle',
        bytes: async () => (await noisyPng()).subarray(0, 400_000),
        sentence: 'damaged',
      },
      {
        name: 'a JPEG cut off in the middle',
        bytes: async () => {
          const whole = await sharp(await noisyPng())
            .jpeg()
            .toBuffer()
          return whole.subarray(0, whole.length / 2)
        },
        sentence: 'damaged',
      },
      {
        name: 'a TIFF cut off in the middle',
        bytes: async () => {
          const whole = await tiff()
          return whole.subarray(0, whole.length / 2)
        },
        sentence: 'damaged',
      },
      {
        name: 'a PNG of 50,000 x 50,000 pixels',
        bytes: () => pngClaiming(50_000, 50_000),
        sentence: 'pixels',
      },
      {
        name: 'an SVG that is cut off',
        bytes: async () => svg('<circle r="4"/>').subarray(0, -8),
        sentence: 'damaged',
      },
      {
        name: 'an SVG without an end of its own references',
        bytes: async () => {
          const layers = Array.from({ length: 12 }, (_, level) => {
            const uses = `<use href="#l${level}"/>`.repeat(10)
            return `<g id="l${level + 1}">${uses}</g>`
          })
          return svg(
            `<defs><rect id="l0" width="9" height="9"/>${layers.join('')}</defs><use href="#l12"/>`
          )
        },
        sentence: 'complex',
      },
      {
        name: 'a PDF that is cut off',
        bytes: async () => (await pdf()).subarray(0, 300),
        sentence: 'damaged',
      },
      {
        name: 'a PDF with a password',
        bytes: () => pdf({ userPassword: 'secret' }),
        sentence: 'password',
      },
      {
        name: 'the first bytes of a PDF alone',
        bytes: async () => Buffer.from('%PDF-1.7'),
        sentence: 'damaged',
      },
    ])
    .run(async ({ assert, cleanup }, { bytes, sentence }) => {
      const { session, files } = await givenSession(cleanup)
      const { status, artwork, refusal } = await uploaded(session, await bytes())
      assert.equal(status, 'refused')
      assert.isNull(artwork)
      assert.equal(refusal!.reason, sentence)
      assert.isEmpty(await files())
      assert.equal(await session.getStatus('/health'), 200)
    })

  test('kills a decoder that takes too long or too much memory, and the server goes on', async ({
    assert,
    cleanup,
  }) => {
    const { session, files } = await givenSession(cleanup)
    const bytes = await noisyPng()
    const { decoder } = artworkLimits
    cleanup(() => {
      artworkLimits.decoder = decoder
    })
    artworkLimits.decoder = { ...decoder, seconds: 0.05 }
    const slow = await uploaded(session, bytes)
    artworkLimits.decoder = { ...decoder, memoryMegabytes: 100 }
    const greedy = await uploaded(session, bytes)
    for (const { refusal } of [slow, greedy]) {
      assert.equal(refusal!.reason, 'complex')
      assert.match(refusal!.message, /Save your artwork as a PNG/)
    }
    assert.isEmpty(await files())
    assert.equal(await session.getStatus('/health'), 200)
    artworkLimits.decoder = decoder
    assert.equal((await uploaded(session, bytes)).status, 'done')
  }).tags(['ART-11'])

  test('reads of a file that is two at once the picture alone', async ({ assert, cleanup }) => {
    const { session } = await givenSession(cleanup)
    const script = '<script>alert(document.cookie)</script>'
    const both = Buffer.concat([await transparentPng(), Buffer.from(script)])
    const { artwork } = await uploaded(session, both)
    assert.equal(artwork!.kind, 'png')
    const preview = await session.get(artwork!.previewUrl!)
    assert.equal(preview.headers.get('content-type'), 'image/webp')
    assert.notInclude(preview.text, 'script')
  }).tags(['ART-11'])

  test('reads no file and no address that an SVG names', async ({ assert, cleanup }) => {
    const { session, files } = await givenSession(cleanup)
    const asked: string[] = []
    const { createServer } = await import('node:http')
    const server = createServer((request, response) => {
      asked.push(request.url!)
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(() => void server.close())
    const { port } = server.address() as { port: number }
    const outside = `http://127.0.0.1:${port}`
    const { artwork } = await uploaded(
      session,
      svg(
        `<image href="${outside}/a.png" width="9" height="9"/><image href="file:///etc/hostname"/>
         <style>@import url(${outside}/b.css); rect{fill:url(${outside}/c)}</style><script>1</script>
         <rect width="300" height="400" fill="#c7502b" onload="fetch('${outside}/d')"/>`
      )
    )
    assert.equal(artwork!.kind, 'svg')
    assert.isEmpty(asked)
    const [cleaned] = (await files()).filter((file) => file.endsWith('-cleaned'))
    const kept = await drive.use().get(cleaned!)
    assert.notMatch(kept, /127\.0\.0\.1|file:|script|onload|import/)
    assert.include(kept, 'fill="#c7502b"')
  }).tags(['ART-11'])
})
