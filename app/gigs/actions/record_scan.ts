import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ScannedQrCodeRow } from '#gigs/queries/qr_code_queries'

/**
 * Counts one scan: the code's counter and the scan itself in one statement, so that figures and counter agree. Where many
 * scan one code at once they wait for each other there, and for no longer than the database needs.
 */
export class RecordScan {
  async handle(
    { code, visitorHash, at }: { code: ScannedQrCodeRow; visitorHash: string; at: DateTime },
    caller?: TransactionClientContract
  ) {
    await (caller ?? db).rawQuery(
      `WITH scan AS (
         INSERT INTO scans (qr_code_id, artist_id, visitor_hash, scanned_at)
         VALUES (:code, :artist, :visitorHash, :at) RETURNING qr_code_id)
       UPDATE qr_codes SET scan_count = scan_count + 1 FROM scan WHERE id = scan.qr_code_id`,
      { code: code.id, artist: code.artist_id, visitorHash, at: at.toSQL()! }
    )
  }
}
