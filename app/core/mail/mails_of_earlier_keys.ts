import db from '@adonisjs/lucid/services/db'
import { currentKeyId } from '#core/derived_secret'

/** The waiting mails whose link is derived from a key that was APP_KEY before: they need it until they are sent. */
export class MailsOfEarlierKeys {
  async count(): Promise<number> {
    const [row] = await db
      .from('outgoing_mails')
      .where('status', 'waiting')
      .whereNot('secret_key_id', currentKeyId())
      .count('* as count')
    return Number(row.count)
  }
}
