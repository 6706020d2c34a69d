import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { randomQrCode, storePath } from '#gigs/code'
import QrCode from '#gigs/models/qr_code'

/** The code that a new profile is created together with (RULINGS.md, Addresses). */
export class CreateDefaultQrCode {
  async handle(artistId: number, trx: TransactionClientContract) {
    const code = randomQrCode()
    return QrCode.create(
      { artistId, code, storeUrl: storePath(artistId, code), isDefault: true },
      { client: trx }
    )
  }
}
