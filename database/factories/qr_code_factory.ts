import Factory from '@adonisjs/lucid/factories'
import { ArtistFactory } from '#database/factories/artist_factory'
import QrCode from '#gigs/models/qr_code'
import { randomQrCode, storePath } from '#gigs/code'

/** An active code that leads to the artist's store. */
export const QrCodeFactory = Factory.define(QrCode, () => ({
  code: randomQrCode(),
  eventName: 'Spring Tour',
  isActive: true,
}))
  .state('inactive', (code) => {
    code.isActive = false
  })
  .state('default', (code) => {
    code.isDefault = true
    code.eventName = null
  })
  .before('create', async (_, code, { $trx }) => {
    code.artistId ??= (await ArtistFactory.client($trx!).create()).id
    code.storeUrl ??= storePath(code.artistId, code.code)
  })
  .build()
