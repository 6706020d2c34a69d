import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { HttpSession } from '#tests/support/http_session'

const asset = () => {
  const name = readdirSync(app.publicPath('assets')).find((file) => /^app-.*\.js$/.test(file))!
  return { path: `/assets/${name}`, content: readFileSync(app.publicPath(`assets/${name}`)) }
}

type Icon = { src: string; sizes: string }

const read = (path: string, init: RequestInit = {}) =>
  fetch(HttpSession.origin() + path, { redirect: 'manual', ...init })

test.group('Files of the public folder', () => {
  test('are sent without the application: with the headers of files, and no cookie', async ({
    assert,
  }) => {
    for (const path of [asset().path, '/favicon.svg', '/site.webmanifest']) {
      const answer = await read(path)
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.isNull(answer.headers.get('x-request-id'))
      assert.isNull(answer.headers.get('set-cookie'))
      await answer.arrayBuffer()
    }
  }).tags(['SAFE-24'])

  test('describe the shop as an app: icons of the sizes they name, shortcuts to its own pages', async ({
    assert,
  }) => {
    const manifest = JSON.parse(readFileSync(app.publicPath('site.webmanifest'), 'utf8'))
    const drawn = manifest.icons.filter(({ sizes }: Icon) => sizes !== 'any')
    for (const { src, sizes } of drawn as Icon[]) {
      const { width, height } = await sharp(app.publicPath(src.slice(1))).metadata()
      assert.equal(`${width}x${height}`, sizes)
    }
    assert.includeMembers(
      drawn.map(({ sizes }: Icon) => sizes),
      ['192x192', '512x512']
    )
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      assert.include([200, 302], (await read(url.split('#')[0])).status, url)
  }).tags(['PAGES-21'])

  test('are not sent again to who has them, and in part to who asks for a part', async ({
    assert,
  }) => {
    const { path, content } = asset()
    const plain = { 'accept-encoding': 'identity' }
    const etag = (await read(path, { headers: plain })).headers.get('etag')!
    const again = await read(path, {
      headers: { ...plain, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    assert.equal(again.status, 304)
    const part = await read(path, { headers: { ...plain, range: 'bytes=0-9' } })
    assert.equal(part.status, 206)
    assert.equal(await part.text(), content.subarray(0, 10).toString())
    const beyond = await read(path, { headers: { ...plain, range: 'bytes=99999999-' } })
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers.get('content-range'), `bytes */${content.length}`)
    assert.equal(await beyond.text(), '')
  }).tags(['SAFE-24'])

  test('that are not there, and writes, are answered by the application', async ({ assert }) => {
    const missing = await read('/assets/missing.js', { headers: { accept: 'text/html' } })
    assert.equal(missing.status, 404)
    assert.include(await missing.text(), '<!DOCTYPE html>')
    const written = await read(asset().path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    assert.oneOf(written.status, [404, 405])
  }).tags(['SAFE-24'])
})
