import type { ApplicationService } from '@adonisjs/core/types'
import { artistCreatedPort } from '#artists/public'
import { CreateDefaultQrCode } from '#gigs/actions/create_default_qr_code'

/** A new artist profile gets its QR code in the same transaction. */
export default class GigsServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const createDefaultQrCode = await this.app.container.make(CreateDefaultQrCode)
    artistCreatedPort.register(async (artistId, trx) => {
      await createDefaultQrCode.handle(artistId, trx)
    })
  }
}
