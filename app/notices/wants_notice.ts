import db from '@adonisjs/lucid/services/db'
import type { Notice } from '#notices/notices'

/** Whether an account gets a notice. The writer of each notice asks it when the mail is written (NOTICE-1). */
export async function wantsNotice(userId: number, notice: Notice): Promise<boolean> {
  const isOff = await db
    .from('notice_choices')
    .where('user_id', userId)
    .whereRaw('? = ANY (switched_off)', [notice])
    .select('user_id')
    .first()
  return !isOff
}
