import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** Records that what an approved request asks for was done, so that no job does it again. */
export async function markCarriedOut(signoffId: number): Promise<void> {
  await db
    .from('signoffs')
    .where('id', signoffId)
    .update({ carried_out_at: clock.now().toJSDate() })
}
