import drive from '@adonisjs/drive/services/main'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { appUrl } from '#config/app'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { posterProductsPort } from '#gigs/poster_products_port'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { readQrCode } from '#tests/support/read_qr_code'
import { toDecimal } from '#shared/money'
import { picturesOf } from '#tests/support/pdf'

async function givenBand(bandName: string) {
  const { artist, owner } = await givenArtist({ bandName })
  const { code } = await givenScannedCode({ artist })
  const link = `${appUrl}/artist/${artist.id}/store?qr=${code.code}`
  return { artist, owner, code, link, files: `/qr-codes/${code.code}` }
}

test.group('The printed files of a code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('are its link as a picture: 200 pixels by default, as PNG and SVG', async ({
    assert,
    client,
  }) => {
    const { owner, link, files } = await givenBand('Night Bus')
    for (const [file, size] of [
      ['image.png', 200],
      ['image.svg', 200],
      ['image.png?size=2400', 2400],
      ['image.svg?size=600', 600],
      ['image.png?size=999999', 200],
    ] as const) {
      const answer = await client.get(`${files}/${file}`).loginAs(owner)
      answer.assertStatus(200)
      assert.match(answer.header('cache-control')!, /^private/)
      const picture = Buffer.isBuffer(answer.body()) ? answer.body() : Buffer.from(answer.text())
      const { width, height } = await sharp(picture).metadata()
      assert.deepEqual([width, height], [size, size], file)
      assert.equal(await readQrCode(await sharp(picture).resize(600, 600).png().toBuffer()), link)
    }
  }).tags(['GIG-1', 'GIG-4'])

  test('are downloaded under the name of the band, whatever its alphabet', async ({
    assert,
    client,
  }) => {
    const { owner, artist } = await givenBand('Żółć / 東京')
    const code = await QrCodeFactory.merge({ artistId: artist.id }).apply('default').create()
    const answer = await client.get(`/qr-codes/${code.code}/image.png?download`).loginAs(owner)
    assert.equal(
      answer.header('content-disposition'),
      `attachment; filename="artist-${artist.id}.png"; filename*=UTF-8''${encodeURIComponent('Żółć 東京.png')}`
    )
  }).tags(['GIG-3'])

  test('are a poster of one page: A4, or A6 for the table, and the code on it leads to the store', async ({
    assert,
    client,
  }) => {
    const { owner, link, files } = await givenBand('Night Bus')
    for (const [format, width, height] of [
      ['a4', 595.28, 841.89],
      ['a6', 297.64, 419.53],
    ] as const) {
      const answer = await client.get(`${files}/poster.pdf?format=${format}`).loginAs(owner)
      answer.assertStatus(200)
      assert.equal(answer.header('content-type'), 'application/pdf')
      assert.include(
        answer.header('content-disposition')!,
        `Night Bus - Spring Tour - ${format.toUpperCase()}.pdf`
      )
      const document = answer.body() as Buffer
      const { pages, box, drawing } = picturesOf(document)
      assert.equal(pages, 1)
      assert.deepEqual(box, [0, 0, width, height])
      assert.equal(await readQrCode(await sharp(Buffer.from(drawing)).png().toBuffer()), link)
    }
  }).tags(['GIG-12'])

  test('are a poster with the three best sellers on sale and their prices, of those with a picture', async ({
    assert,
    client,
  }) => {
    const { artist, owner, files } = await givenBand('Night Bus')
    const poster = async () => {
      const answer = await client.get(`${files}/poster.pdf`).loginAs(owner)
      return picturesOf(answer.body() as Buffer)
    }
    assert.equal((await poster()).images, 0)
    const give = async (price: string, unitsSold30Days: number, changes = {}) => {
      const { product } = await givenActiveProduct({ artist, sellingPrice: price })
      await product.merge({ unitsSold30Days, ...changes }).save()
    }
    await give('11.00', 90, { status: 'inactive' })
    await give('12.00', 80, { previewUrl: 'https://elsewhere.example/preview.png' })
    await give('13.00', 70, { previewUrl: '/files/products/gone.png' })
    await drive.use().put('products/broken.png', 'not a picture')
    await give('14.00', 60, { previewUrl: '/files/products/broken.png' })
    await givenActiveProduct({ sellingPrice: '15.00' })
    await give('24.99', 5, { colors: ['Navy'] })
    await give('1234.50', 7)
    await give('9.00', 1, { productType: 'sticker' })
    await give('18.00', 3, { productType: 'tote' })
    const found = await posterProductsPort.current()(artist.id, 6)
    assert.deepEqual(
      found.map(({ sellingPrice }) => toDecimal(sellingPrice)),
      ['14.00', '1234.50', '24.99', '18.00', '9.00']
    )
    const { images, pages } = await poster()
    await drive.use().delete('products/broken.png')
    assert.deepEqual([images, pages], [3, 1])
  }).tags(['STUD-24'])

  test('are for its owner and admins; for other accounts a code that is switched off does not exist', async ({
    client,
  }) => {
    const { owner, code, files } = await givenBand('Night Bus')
    const { owner: other } = await givenArtist({})
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const ask = async (account: User, file = 'poster.pdf') =>
      client.get(`${files}/${file}`).loginAs(account)
    for (const file of ['poster.pdf', 'image.png', 'image.svg']) {
      ;(await ask(owner, file)).assertStatus(200)
      ;(await ask(admin, file)).assertStatus(200)
      ;(await ask(other, file)).assertStatus(403)
      ;(await client.get(`${files}/${file}`).redirects(0)).assertStatus(302)
    }
    await code.merge({ isActive: false }).save()
    ;(await ask(other)).assertStatus(404)
    ;(await ask(owner)).assertStatus(200)
    ;(await client.get('/qr-codes/NO-SUCH-CODE/poster.pdf').loginAs(owner)).assertStatus(404)
  }).tags(['GIG-5'])
})
