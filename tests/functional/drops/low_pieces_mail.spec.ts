import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import Artist from '#artists/models/artist'
import db from '@adonisjs/lucid/services/db'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { mailsDuring } from '#tests/support/mails_during'
import { buy, givenLimited } from './drop_fixtures.js'

/** Sells three of seven pieces, after which the artist is mailed. @returns those mails */
async function sellUntilFew({ product }: Awaited<ReturnType<typeof givenLimited>>) {
  const mails = await mailsDuring(async () => {
    for (let sold = 0; sold < 3; sold++) await buy(product)
  })
  return mails.filter(({ subject }) => subject.includes('left of'))
}

test.group('The mail that few pieces are left', (group) => {
  group.each.setup(setupCheckout)

  test('is switched off by its link, and not sent from then on', async ({ assert }) => {
    const limited = await givenLimited(7)
    const [mail] = await sellUntilFew(limited)
    assert.include(mail!.text, 'We email you about limited products that are nearly sold out.')
    const link = /Switch this email off: (\S+)/.exec(mail!.text)![1]!.replace(appUrl, '')
    const visitor = new HttpSession()
    assert.equal((await visitor.post(link)).status, 200)
    const { userId } = await Artist.findOrFail(limited.product.artistId)
    const choices = await db.from('notice_choices').where('user_id', userId).firstOrFail()
    assert.deepEqual(choices.switched_off, ['low-pieces'])
  }).tags(['NOTICE-1', 'DROP-7'])

  test('is not sent to an artist who has switched it off', async ({ assert }) => {
    const limited = await givenLimited(7)
    const { userId } = await Artist.findOrFail(limited.product.artistId)
    await db
      .table('notice_choices')
      .insert({ user_id: userId, switched_off: ['low-pieces'], updated_at: new Date() })
    assert.isEmpty(await sellUntilFew(limited))
    assert.lengthOf(await db.from('outgoing_mails').where('mail', 'limited-pieces-low'), 1)
  }).tags(['NOTICE-1'])
})
