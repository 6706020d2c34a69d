import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { inTransaction } from '#core/database/in_transaction'
import User from '#identity/models/user'
import { revokeAccess } from '#identity/revoke_access'
import { hashToken } from '#shared/ids'

/** Ends open sessions of an account (SESS-3). */
export class EndSessions {
  /** Ends the one that the list names by this id. Throws NotFound for one that is over, or of another account. */
  async one(userId: number, hashedId: string): Promise<void> {
    const sessions: { id: string }[] = await db
      .from('sessions')
      .where('user_id', String(userId))
      .select('id')
    const named = sessions.find(({ id }) => hashToken(id) === hashedId)
    if (!named) throw new NotFound()
    await db.from('sessions').where('id', named.id).delete()
  }

  /**
   * Ends all but one, with open links and log-ins under way.
   * @param keepSession the session that goes on: the caller's own
   * @returns the account, with the access version that this session must be given
   */
  async others(
    userId: number,
    keepSession: string,
    caller?: TransactionClientContract
  ): Promise<User> {
    return inTransaction(caller, async (trx) => {
      await revokeAccess(userId, trx, { except: keepSession, actorUserId: userId })
      return User.findOrFail(userId, { client: trx })
    })
  }
}
