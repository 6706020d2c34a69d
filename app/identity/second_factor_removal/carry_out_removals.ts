import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import secondFactorConfig from '#config/second_factor'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'
import { mailRemovalNotice } from '#identity/second_factor_removal/mail_removal_notice'
import {
  dueADayFromNow,
  needsConfirmation,
  NOTICE_HOURS,
  type RemovalRow,
} from '#identity/second_factor_removal/removal'
import { RemoveLostSecondFactor } from '#identity/second_factor_removal/remove_lost_second_factor'
import type { UserType } from '#identity/user_type'
import { clock } from '#shared/clock'

/** The notice is sent so many minutes early, so that the time between two runs does not put the removal off. */
const EARLY_MINUTES = 15

type Owner = { user_type: UserType; deleted_at: Date | null }

type Outcome = 'reminded' | 'removed' | 'expired' | 'waiting'

/**
 * Does what is due of all requests to remove a lost second factor: the notice of the day before, the removal, and the end of
 * an admin's request that no owner confirmed. Lets payouts go on where a new second factor is old enough. Each request has
 * a transaction of its own; safe to run twice at once.
 */
@inject()
export class CarryOutSecondFactorRemovals {
  constructor(private removeLost: RemoveLostSecondFactor) {}

  /** How many of each; `failed` ones are in the log, and the next run tries them again. */
  async handle() {
    const done = { reminded: 0, removed: 0, expired: 0, waiting: 0, released: 0, failed: 0 }
    const soon = clock.now().plus({ hours: NOTICE_HOURS, minutes: EARLY_MINUTES }).toJSDate()
    const open: Pick<RemovalRow, 'id' | 'user_id'>[] = await db
      .from('second_factor_removals')
      .where('status', 'open')
      .where('due_at', '<=', soon)
      .orderBy('id')
      .select('id', 'user_id')
    for (const { id, user_id: userId } of open) {
      try {
        done[await this.#carryOut(id, userId)] += 1
      } catch (error) {
        done.failed += 1
        logger.error({ err: error, removalId: id }, 'A second factor could not be removed')
      }
    }
    done.released = await releasePayouts()
    return done
  }

  /** Locks the account first. The request of a deleted account, which an earlier release left behind, is deleted. */
  async #carryOut(id: number, userId: number): Promise<Outcome> {
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: [Owner] }>(
        'SELECT user_type, deleted_at FROM users WHERE id = ? FOR NO KEY UPDATE',
        [userId]
      )
      const [{ user_type: userType, deleted_at: deletedAt }] = rows
      const row: RemovalRow | null = await trx
        .from('second_factor_removals')
        .where({ id, status: 'open' })
        .forUpdate()
        .first()
      if (!row) return 'waiting'
      if (deletedAt) return deleteLeft(row, trx)
      if (row.reminded_at === null) return remind(row, trx)
      if (row.due_at > clock.now().toJSDate()) return 'waiting'
      if (needsConfirmation(row, userType)) return expireIfLate(row, trx)
      await this.removeLost.handle({ removalId: id, userId, userType }, 'time', trx)
      return 'removed'
    })
  }
}

async function deleteLeft({ id }: RemovalRow, trx: TransactionClientContract): Promise<Outcome> {
  await trx.from('second_factor_removals').where('id', id).delete()
  return 'expired'
}

/** A notice that goes out late, because no worker ran, puts the removal off: the owner has a whole day after it. */
async function remind(row: RemovalRow, trx: TransactionClientContract): Promise<Outcome> {
  await trx
    .from('second_factor_removals')
    .where('id', row.id)
    .update({ reminded_at: clock.now().toJSDate(), due_at: dueADayFromNow(row) })
  await mailRemovalNotice('tomorrow', row, trx)
  return 'reminded'
}

async function expireIfLate(row: RemovalRow, trx: TransactionClientContract): Promise<Outcome> {
  const days = secondFactorConfig.confirmationDays
  if (row.due_at > clock.now().minus({ days }).toJSDate()) return 'waiting'
  await cancelRemovals({ userIds: [row.user_id], by: 'time', actorUserId: null }, trx)
  return 'expired'
}

/** Payouts go on once a second factor that was set up after the removal is as old as the waiting time. */
async function releasePayouts(): Promise<number> {
  const now = clock.now()
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `UPDATE second_factor_removals AS removal SET payouts_released_at = :now
      WHERE status = 'removed' AND payouts_released_at IS NULL
        AND EXISTS (SELECT FROM authenticators WHERE user_id = removal.user_id AND created_at <= :before
                    UNION ALL
                    SELECT FROM passkeys WHERE user_id = removal.user_id AND created_at <= :before)`,
    {
      now: now.toJSDate(),
      before: now.minus({ hours: secondFactorConfig.removalHours }).toJSDate(),
    }
  )
  return rowCount
}
