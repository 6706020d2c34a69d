import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import type { QrCodeRow } from '#gigs/queries/qr_code_queries'
import { clock } from '#shared/clock'

/** Counts one scan: the code's counter and the scan itself in one transaction, so that figures and counter agree. */
export class RecordScan {
  async handle(code: QrCodeRow, visitorHash: string, caller?: TransactionClientContract) {
    await inTransaction(caller, async (trx) => {
      await trx.from('qr_codes').where('id', code.id).increment('scan_count', 1)
      await trx.table('scans').insert({
        qr_code_id: code.id,
        artist_id: code.artist_id,
        visitor_hash: visitorHash,
        scanned_at: clock.now().toSQL(),
      })
    })
  }
}
