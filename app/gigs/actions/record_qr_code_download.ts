import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** Records when a code was first downloaded. Later downloads change nothing; `updated_at` stays, which changes are based on. */
export class RecordQrCodeDownload {
  async handle(codeId: number): Promise<void> {
    await db
      .from('qr_codes')
      .where('id', codeId)
      .whereNull('downloaded_at')
      .update({ downloaded_at: clock.now().toJSDate() })
  }
}
