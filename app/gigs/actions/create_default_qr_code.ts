import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertQrCode } from '#gigs/insert_qr_code'
import { randomQrCode } from '#gigs/code'
import type QrCode from '#gigs/models/qr_code'

/**
 * The code that a new profile is created together with (docs/rules/gigs-and-attribution.md#qr-codes). A taken code is
 * drawn again.
 */
export class CreateDefaultQrCode {
  constructor(private drawCode: () => string = randomQrCode) {}

  async handle(artistId: number, trx: TransactionClientContract): Promise<QrCode> {
    return insertQrCode({ artistId, isDefault: true }, trx, this.drawCode)
  }
}
