import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { pngClaiming } from '#tests/support/photos'
import { HttpSession } from '#tests/support/http_session'

const PHOTO = 'test-pictures/0123456789abcdef01234567.jpg'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9b98c' } })
    .withExif({ IFD0: { Copyright: 'Nia Front-Row' } })
    .jpeg()
    .toBuffer()

async function fetched(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(HttpSession.origin() + path, { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() }
}

test.group('GET /pictures/:size/*', (group) => {
  group.each.setup(async () => {
    await drive.use().put(PHOTO, await photo(1000, 1250))
    return async () => {
      await drive.use().deleteAll('test-pictures/')
      await drive.use().deleteAll('resized/')
    }
  })

  test('gives a stored photo as AVIF and WebP in the width asked for, kept for ever', async ({
    assert,
  }) => {
    for (const [format, found] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ]) {
      const { status, headers, body } = await fetched(`/pictures/320.${format}/${PHOTO}`)
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), `image/${format}`)
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.isNull(headers.get('set-cookie'))
      const { width, height, format: real, exif } = await sharp(Buffer.from(body)).metadata()
      assert.deepEqual([width, height, real], [320, 400, found])
      assert.notInclude(exif?.toString('latin1') ?? '', 'Nia')
    }
  })

  test('makes each copy once, asked for at the same time and later', async ({ assert }) => {
    const path = `/pictures/480.webp/${PHOTO}`
    const answers = await Promise.all([fetched(path), fetched(path), fetched(path)])
    for (const { status } of answers) assert.equal(status, 200)
    const { objects } = await drive.use().listAll('resized/')
    assert.lengthOf([...objects], 1)
    const etag = answers[0].headers.get('etag')!
    assert.equal(
      (await fetched(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
      304
    )
  })

  test('never serves a part of a picture that a full disk or a kill left behind', async ({
    assert,
  }) => {
    const path = `/pictures/640.webp/${PHOTO}`
    const disk = drive.use()
    const put = disk.put
    // Writes the first bytes to the real disk, then fails as a full one does.
    disk.put = async (key, content, options) => {
      await put.call(disk, key, (content as Uint8Array).slice(0, 100), options)
      throw new Error('ENOSPC: no space left on device')
    }
    try {
      assert.equal((await fetched(path)).status, 503)
    } finally {
      disk.put = put
    }
    const { objects } = await disk.listAll('resized/')
    assert.isEmpty([...objects])
    const { status, body } = await fetched(path)
    assert.equal(status, 200)
    assert.equal((await sharp(Buffer.from(body)).metadata()).width, 640)
  }).tags(['SAFE-5'])

  test('never enlarges', async ({ assert }) => {
    const { body } = await fetched(`/pictures/1920.webp/${PHOTO}`)
    assert.equal((await sharp(Buffer.from(body)).metadata()).width, 1000)
  })

  test('another picture under the same name is another copy', async ({ assert }) => {
    const path = '/pictures/160.webp/test-pictures/cover.jpg'
    const widthToHeight = async () => {
      const { headers, body } = await fetched(path)
      assert.equal(headers.get('cache-control'), 'public, max-age=300')
      return (await sharp(Buffer.from(body)).metadata()).height
    }
    await drive.use().put('test-pictures/cover.jpg', await photo(400, 400))
    assert.equal(await widthToHeight(), 160)
    await drive.use().put('test-pictures/cover.jpg', await photo(400, 800))
    assert.equal(await widthToHeight(), 320)
  })

  test('has nothing at other widths, formats and names', async ({ assert }) => {
    await drive.use().put('test-pictures/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const path of [
      `/pictures/321.avif/${PHOTO}`,
      `/pictures/320.png/${PHOTO}`,
      `/pictures/320.avif.webp/${PHOTO}`,
      `/pictures/constructor.avif/${PHOTO}`,
      '/pictures/320.avif/test-pictures/drawing.svg',
      '/pictures/320.avif/test-pictures/none.jpg',
      '/pictures/320.avif/..%2f..%2fpackage.json',
    ]) {
      assert.equal((await fetched(path)).status, 404, path)
    }
  })

  test('has nothing of a file that is broken or too large to open, and keeps nothing of it', async ({
    assert,
  }) => {
    await drive.use().put('test-pictures/broken.jpg', 'not a picture')
    await drive.use().put('test-pictures/huge.png', await pngClaiming(40_000, 40_000))
    for (const name of ['broken.jpg', 'huge.png']) {
      assert.equal((await fetched(`/pictures/320.webp/test-pictures/${name}`)).status, 404)
    }
    assert.equal((await fetched(`/pictures/320.webp/${PHOTO}`)).status, 200)
    const { objects } = await drive.use().listAll('resized/')
    assert.lengthOf([...objects], 1)
  })

  test('a copy is served by its own address alone', async ({ assert }) => {
    await fetched(`/pictures/320.webp/${PHOTO}`)
    const [copy] = [...(await drive.use().listAll('resized/')).objects]
    assert.isTrue(copy.isFile)
    const key = copy.isFile ? copy.key : ''
    assert.equal((await fetched(`/files/${key}`)).status, 404)
    assert.equal((await fetched(`/pictures/320.webp/${key}`)).status, 404)
  })
})
