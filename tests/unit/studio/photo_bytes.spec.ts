import { test } from '@japa/runner'
import sharp from 'sharp'
import { heicOf, pictureOf } from '#tests/support/photos'
import { photoKind } from '../../../inertia/components/studio/photo/photo_bytes.js'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.group('A chosen file', () => {
  test('is a photo where it is a whole {$self}')
    .with(['jpeg', 'png', 'gif'] as const)
    .run(async ({ assert }, kind) => {
      const photo = await pictureOf({ kind, width: 300, height: 200 })
      assert.equal('plain', photoKind(photo))
      assert.equal(
        'plain',
        photoKind(Buffer.concat([photo, Buffer.alloc(16)])),
        'with zeros behind it'
      )
      for (const share of [0.3, 0.6, 0.95])
        assert.isNull(photoKind(photo.subarray(0, photo.length * share)), `cut at ${share}`)
    })

  test('with a small photo in what the camera tells about it is whole only with its own end', async ({
    assert,
  }) => {
    const photo = await pictureOf({})
    const small = await pictureOf({ width: 16, height: 16 })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(small.length + 2)
    const told = Buffer.concat([Buffer.from([0xff, 0xe1]), length, small])
    const both = Buffer.concat([photo.subarray(0, 2), told, photo.subarray(2)])
    assert.equal('plain', photoKind(both))
    assert.isNull(photoKind(both.subarray(0, both.length - 40)))
  })

  test('that is a drawing, words, or nothing is no photo', ({ assert }) => {
    for (const bytes of [svg, Buffer.from('words'), Buffer.from([0xff, 0xd8, 0xff]), Buffer.of()])
      assert.isNull(photoKind(bytes))
  })
  test('of a format that only some browsers read is known by its bytes', async ({ assert }) => {
    const photo = sharp(await pictureOf({}))
    const webp = await photo.clone().webp().toBuffer()
    assert.equal(photoKind(webp), 'other')
    assert.isNull(photoKind(webp.subarray(0, webp.length - 20)))
    assert.equal(photoKind(await photo.clone().avif({ effort: 0 }).toBuffer()), 'other')
    for (const brand of ['heic', 'heix', 'mif1']) assert.equal(photoKind(heicOf(brand)), 'heic')
    assert.isNull(photoKind(heicOf('isom')), 'a video is none')
  }).tags(['STUD-11'])
})
