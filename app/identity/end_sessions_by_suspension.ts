import { MessageBuilder } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SUSPENDED_KEY } from '#core/session/session_end'

/**
 * Takes these accounts out of their sessions. What is left of a session says that a suspension has ended it, so that its
 * visitor reads that rather than that they are logged out.
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
