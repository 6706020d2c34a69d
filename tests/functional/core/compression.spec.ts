import { readFile, readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { ProductFactory } from '#database/factories/product_factory'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

/** Node's fetch unpacks what it gets, and leaves the header as it came. */
async function fetched(path: string, encodings: string, headers: Record<string, string> = {}) {
  const answer = await fetch(HttpSession.origin() + path, {
    headers: { 'accept-encoding': encodings, ...headers },
  })
  return {
    status: answer.status,
    encoding: answer.headers.get('content-encoding'),
    type: answer.headers.get('content-type'),
    vary: answer.headers.get('vary') ?? '',
    caching: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag') ?? '',
    text: await answer.text(),
  }
}

const BROWSER = 'gzip, deflate, br, zstd'

test.group('What is sent', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of built assets is the Brotli or gzip copy made with them, kept for ever', async ({
    assert,
  }) => {
    const folder = app.publicPath('assets')
    const isEntry = (name: string) => /^app-.*\.(js|css)$/.test(name)
    const [release] = JSON.parse(await readFile(`${folder}/.vite/releases.json`, 'utf8'))
    assert.lengthOf(release.filter(isEntry), 2)
    // Those of earlier releases as well.
    const names = (await readdir(folder)).filter(isEntry)
    assert.includeMembers(names, release.filter(isEntry))
    for (const name of names) {
      const source = await readFile(`${folder}/${name}`, 'utf8')
      const type = name.endsWith('js') ? 'text/javascript' : 'text/css'
      for (const [accepted, encoding] of [
        [BROWSER, 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
        ['br;q=0, gzip', 'gzip'],
      ] as const) {
        const answer = await fetched(`/assets/${name}`, accepted)
        assert.equal(answer.status, 200)
        assert.equal(answer.encoding, encoding, accepted)
        assert.include(answer.type, type)
        assert.equal(answer.vary, 'Accept-Encoding')
        assert.equal(answer.caching, 'public, max-age=31536000, immutable')
        assert.equal(answer.text, source)
      }
    }
  })

  test('has a hash, but for a page that sets a cookie: that is never the same twice', async ({
    assert,
  }) => {
    assert.isNotEmpty((await fetched('/browse', BROWSER)).etag)
    assert.isNotEmpty((await fetched('/api/products', BROWSER)).etag)
    assert.equal((await fetched('/login', BROWSER)).etag, '')
  })

  test('of pages and lists is compressed, of small answers not', async ({ assert }) => {
    const { artist } = await givenArtist({})
    await ProductFactory.merge({ artistId: artist.id }).createMany(5)
    for (const [path, type] of [
      [`/store/${artist.id}`, 'text/html'],
      ['/api/products', 'application/json'],
    ]) {
      const packed = await fetched(path!, BROWSER)
      assert.equal(packed.encoding, 'gzip')
      assert.include(packed.type, type!)
      assert.include(packed.vary, 'Accept-Encoding')
      const plain = await fetched(path!, 'identity')
      assert.isNull(plain.encoding)
      assert.include(plain.vary, 'Accept-Encoding')
    }
    assert.isNull((await fetched('/api/auth/user', BROWSER)).encoding)
  })

  test('of a list is not sent again while it is the same', async ({ assert }) => {
    const { artist } = await givenArtist({})
    await ProductFactory.merge({ artistId: artist.id }).createMany(5)
    const { etag, text } = await fetched('/api/products', BROWSER)
    assert.lengthOf(JSON.parse(text), 5)
    const again = await fetched('/api/products', BROWSER, {
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    })
    assert.equal(again.status, 304)
  })

  test('of the description of the API is compressed once, and not sent again while it is the same', async ({
    assert,
  }) => {
    for (const [path, type] of [
      ['/api/docs', 'text/html'],
      ['/api/docs/openapi.json', 'application/json'],
    ] as const) {
      const plain = await fetched(path, 'identity')
      assert.isNull(plain.encoding)
      const etags = [plain.etag]
      for (const [accepted, encoding] of [
        [BROWSER, 'br'],
        ['gzip', 'gzip'],
      ] as const) {
        const packed = await fetched(path, accepted)
        assert.deepInclude(packed, { status: 200, encoding, text: plain.text }, path)
        assert.include(packed.type, type)
        assert.include(packed.vary, 'Accept-Encoding')
        etags.push(packed.etag)
        const conditional = { 'if-none-match': packed.etag, 'cache-control': 'max-age=0' }
        const again = await fetched(path, accepted, conditional)
        assert.deepInclude(again, { status: 304, text: '' })
      }
      assert.lengthOf(new Set(etags), 3)
    }
    for (const address of ['/api/docs?page=1', '/api/docs/']) {
      const led = await fetch(HttpSession.origin() + address, { redirect: 'manual' })
      assert.equal(led.status, 302, address)
      assert.equal(led.headers.get('location'), '/api/docs')
    }
  }).tags(['CALL-29'])

  test('of the description of the API is sent to a caller 20 times a minute', async ({
    assert,
    cleanup,
  }) => {
    cleanup(trustForwardedAddress())
    const caller = { 'x-forwarded-for': '198.51.100.77' }
    const paths = ['/api/docs', '/api/docs/openapi.json']
    for (let count = 0; count < 20; count++)
      assert.equal((await fetched(paths[count % 2]!, 'gzip', caller)).status, 200)
    for (const path of paths) assert.equal((await fetched(path, 'gzip', caller)).status, 429, path)
    const other = { 'x-forwarded-for': '198.51.100.78' }
    assert.equal((await fetched('/api/docs', 'gzip', other)).status, 200)
  }).tags(['CALL-29'])

  test('of a drawing, stored or made for its address, is compressed and the same drawing', async ({
    assert,
  }) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(90)}</svg>`
    await drive.use().put('test-drawings/one.svg', drawing)
    for (const path of ['/files/test-drawings/one.svg', '/artwork/mockups/tshirt/black.svg']) {
      const plain = await fetched(path, 'identity')
      assert.isNull(plain.encoding)
      for (const time of ['first', 'second']) {
        const packed = await fetched(path, BROWSER)
        assert.equal(packed.encoding, 'br', time)
        assert.equal(packed.type, 'image/svg+xml')
        assert.equal(packed.vary, 'Accept-Encoding')
        assert.equal(packed.text, plain.text)
        const again = await fetched(path, BROWSER, {
          'if-none-match': packed.etag,
          'cache-control': 'max-age=0',
        })
        assert.equal(again.status, 304)
      }
    }
    await drive.use().deleteAll('test-drawings/')
  })
})
