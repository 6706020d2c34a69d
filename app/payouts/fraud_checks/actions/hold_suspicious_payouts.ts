import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles } from '#artists/public'
import { mailOutbox } from '#core/mail/main'
import { MailableAccountsQuery } from '#identity/public'
import { HOLD_REASONS } from '#payouts/fraud_checks/fraud_rules'
import { fraudFound } from '#payouts/mails/fraud_found_mail'
import { FraudHitsQuery, type FraudHit } from '#payouts/fraud_checks/queries/fraud_hits_query'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { PayoutHold } from '#payouts/payout_hold'
import { clock } from '#shared/clock'

/**
 * Evaluates the fraud rules, and holds the payouts of the artists that they hit until an admin has decided
 * (docs/rules/payouts.md#fraud-checks). Called before anything is paid. Safe to call twice at once: an artist has one
 * open check per rule and subject.
 */
@inject()
export class HoldSuspiciousPayouts {
  constructor(
    private hits: FraudHitsQuery,
    private lockProfiles: LockProfiles,
    private hold: PayoutHold,
    private accounts: MailableAccountsQuery
  ) {}

  /** @returns ids of artists who were hit and could not be held: the caller must not pay them */
  async handle(artistId?: number): Promise<ReadonlySet<number>> {
    const failed = new Set<number>()
    for (const hit of await this.hits.handle(artistId))
      try {
        await db.transaction((trx) => this.#hold(hit, trx))
      } catch (error) {
        failed.add(hit.artistId)
        logger.error({ err: error, artistId: hit.artistId }, 'A fraud check could not be recorded')
      }
    return failed
  }

  async #hold(hit: FraudHit, trx: TransactionClientContract): Promise<void> {
    const { artistId, rule, latestOrderId } = hit
    // The check refers to this order row, and order rows are locked before accounts.
    await trx.rawQuery('SELECT FROM orders WHERE id = ? FOR KEY SHARE', [latestOrderId])
    await this.lockProfiles.handle([artistId], trx)
    await lockPayoutAccount(artistId, trx)
    const check = await writeCheck(hit, trx)
    if (!check) return
    await this.hold.add({ artistId, reason: HOLD_REASONS[rule] }, trx)
    if (!check.is_new) return
    for (const userId of await this.accounts.adminIdsFor('payouts', trx))
      await mailOutbox.send(
        fraudFound,
        { event: `${check.id}/${userId}`, data: { checkId: check.id, userId } },
        trx
      )
  }
}

/**
 * Writes a new check, or the evidence of the one that is open. Under the lock of the artist's account, so that a check which
 * is released meanwhile is not written again.
 *
 * @returns null where its orders were released since they were read
 */
async function writeCheck(
  { artistId, rule, subject, latestOrderId, evidence }: FraudHit,
  trx: TransactionClientContract
): Promise<{ id: number; is_new: boolean } | null> {
  const { rows } = await trx.rawQuery<{ rows: { id: number; is_new: boolean }[] }>(
    `INSERT INTO fraud_checks (artist_id, rule, subject, latest_order_id, evidence, created_at)
     SELECT CAST(:artistId AS int), :rule, :subject, CAST(:latestOrderId AS int), CAST(:evidence AS jsonb), CAST(:now AS timestamptz)
      WHERE NOT EXISTS (SELECT FROM fraud_checks WHERE artist_id = :artistId AND rule = :rule AND status = 'released'
                           AND evidence -> 'orderIds' @> CAST(:orderIds AS jsonb))
     ON CONFLICT (artist_id, rule, subject) WHERE status <> 'released'
     DO UPDATE SET evidence = excluded.evidence, latest_order_id = excluded.latest_order_id
     RETURNING id, (xmax = 0) AS is_new`,
    {
      artistId,
      rule,
      subject,
      latestOrderId,
      evidence: JSON.stringify(evidence),
      orderIds: JSON.stringify(evidence.orderIds),
      now: clock.now().toJSDate(),
    } as never
  )
  return rows[0] ?? null
}
