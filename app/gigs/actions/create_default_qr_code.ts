import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/unique_violation'
import { randomQrCode, storePath } from '#gigs/code'
import QrCode from '#gigs/models/qr_code'

const MOST_TRIES = 5

/** The code that a new profile is created together with (RULINGS.md, Addresses). A taken code is drawn again. */
export class CreateDefaultQrCode {
  constructor(private drawCode: () => string = randomQrCode) {}

  async handle(artistId: number, trx: TransactionClientContract): Promise<QrCode> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#create(artistId, this.drawCode(), trx)
      } catch (error) {
        if (attempt === MOST_TRIES || !isUniqueViolation(error, 'qr_codes_code_key')) throw error
      }
    }
  }

  /** In a savepoint: a refused insert must not spoil the profile's transaction. */
  #create(artistId: number, code: string, trx: TransactionClientContract) {
    return trx.transaction((client) =>
      QrCode.create(
        { artistId, code, storeUrl: storePath(artistId, code), isDefault: true },
        { client }
      )
    )
  }
}
