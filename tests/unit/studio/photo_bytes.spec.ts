import { test } from '@japa/runner'
import { pictureOf } from '#tests/support/photos'
import { isWholePhoto } from '../../../inertia/components/studio/photo/photo_bytes.js'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.group('A chosen file', () => {
  test('is a photo where it is a whole {$self}')
    .with(['jpeg', 'png', 'gif'] as const)
    .run(async ({ assert }, kind) => {
      const photo = await pictureOf({ kind, width: 300, height: 200 })
      assert.isTrue(isWholePhoto(photo))
      assert.isTrue(isWholePhoto(Buffer.concat([photo, Buffer.alloc(16)])), 'with zeros behind it')
      for (const share of [0.3, 0.6, 0.95])
        assert.isFalse(isWholePhoto(photo.subarray(0, photo.length * share)), `cut at ${share}`)
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
    assert.isTrue(isWholePhoto(both))
    assert.isFalse(isWholePhoto(both.subarray(0, both.length - 40)))
  })

  test('that is a drawing, words, or nothing is no photo', ({ assert }) => {
    for (const bytes of [svg, Buffer.from('words'), Buffer.from([0xff, 0xd8, 0xff]), Buffer.of()])
      assert.isFalse(isWholePhoto(bytes))
  })
})
