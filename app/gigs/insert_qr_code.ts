import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/unique_violation'
import { randomQrCode, storePath } from '#gigs/code'
import QrCode from '#gigs/models/qr_code'

const MOST_TRIES = 5

type NewCode = {
  artistId: number
  gigId?: number | null
  eventName?: string | null
  isDefault?: boolean
}

/** Inserts a code with random letters; draws again where another code has them. */
export async function insertQrCode(
  code: NewCode,
  trx: TransactionClientContract,
  drawCode: () => string = randomQrCode
): Promise<QrCode> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await insert(code, drawCode(), trx)
    } catch (error) {
      if (attempt === MOST_TRIES || !isUniqueViolation(error, 'qr_codes_code_key')) throw error
    }
  }
}

/** In a savepoint: a refused insert must not spoil the caller's transaction. */
function insert(row: NewCode, code: string, trx: TransactionClientContract) {
  return trx.transaction((client) =>
    QrCode.create({ ...row, code, storeUrl: storePath(row.artistId, code) }, { client })
  )
}
