import { MessageBuilder } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SUSPENDED_KEY } from '#core/session/session_end'

/**
 * Ends the log-in of each session of these accounts. The session keeps a note that a suspension ended it, so that its
 * visitor reads that the account is suspended.
 */
export async function endSessionsBySuspension(ids: number[], trx: TransactionClientContract) {
  const sessions = await trx
    .from('sessions')
    .whereIn('user_id', ids.map(String))
    .orderBy('id')
    .forUpdate()
    .select('id')
  for (const { id } of sessions as { id: string }[]) {
    const data = new MessageBuilder().build({ [SUSPENDED_KEY]: true }, undefined, id)
    await trx.from('sessions').where('id', id).update({ user_id: null, data })
  }
}
