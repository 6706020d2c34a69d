import { test } from '@japa/runner'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { clock } from '#shared/clock'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenEarned, givenReadyArtist } from '#tests/functional/payouts/payout_fixtures'

test.group('The downloads of an artist whose name has no plain letters', (group) => {
  group.each.setup(setupCheckout)

  test('have a plain name beside the full one', async ({ assert, client }) => {
    const { artist, owner } = await givenReadyArtist()
    await artist.merge({ bandName: 'ليل' }).save()
    await givenEarned({ artist })
    const usual = await QrCodeFactory.merge({ artistId: artist.id }).apply('default').create()
    const gig = await QrCodeFactory.merge({ artistId: artist.id, eventName: 'حفلة' }).create()
    const month = clock.today().toFormat('yyyy-MM')
    const day = clock.today().toISODate()
    for (const [path, rest, fullRest = rest] of [
      [`/qr-codes/${usual.code}/poster.pdf?format=a4`, ' - A4.pdf'],
      [`/qr-codes/${usual.code}/image.svg?download`, '.svg'],
      [`/qr-codes/${gig.code}/image.png?download`, ` - code-${gig.code}.png`, ' - حفلة.png'],
      [`/artists/${artist.id}/orders.csv`, ` - orders ${day}.csv`],
      [`/artists/${artist.id}/statements/${month}.csv`, ` - statement ${month} ${day}.csv`],
      [`/artists/${artist.id}/statements/${month}.pdf`, ` - statement ${month}.pdf`],
    ] as const) {
      const answer = await client.get(path).loginAs(owner)
      answer.assertStatus(200)
      const plain = `artist-${artist.id}${rest}`
      const full = encodeURIComponent(`ليل${fullRest}`)
      assert.equal(
        answer.header('content-disposition'),
        `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
        path
      )
    }
  }).tags(['GIG-3'])
})
