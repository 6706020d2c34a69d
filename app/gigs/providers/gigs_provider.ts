import { artistCreatedPort } from '#artists/public'
import { CreateDefaultQrCode } from '#gigs/actions/create_default_qr_code'

/** A new artist profile gets its QR code in the same transaction. */
export default class GigsProvider {
  boot() {
    artistCreatedPort.register(async (artistId, trx) => {
      await new CreateDefaultQrCode().handle(artistId, trx)
    })
  }
}
