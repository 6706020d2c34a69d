import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { clock } from '#shared/clock'
import { toNumber } from '#shared/money'
import { OwnSignoff, SignoffEnded } from '#signoffs/errors'
import { SignoffQueries } from '#signoffs/queries/signoff_queries'
import { subjectOf, totalOf } from '#signoffs/signoff'

type Decision = Actor & {
  signoffId: number
} & ({ status: 'approved'; refundId: number | null } | { status: 'rejected'; reason: string })

/** Ends a request by a decision, with an audit entry. */
@inject()
export class DecideSignoff {
  constructor(
    private signoffs: SignoffQueries,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, SignoffEnded, and OwnSignoff if an admin approves their own request. */
  async handle(decision: Decision, caller?: TransactionClientContract): Promise<void> {
    const { signoffId, actorUserId, requestId, status } = decision
    await inTransaction(caller, async (trx) => {
      const signoff = await this.signoffs.lock(signoffId, trx)
      if (signoff.status !== 'waiting') throw new SignoffEnded(signoff.status)
      const isOwn = signoff.requested_by_user_id === actorUserId
      if (status === 'approved' && isOwn) throw new OwnSignoff()
      await trx
        .from('signoffs')
        .where('id', signoffId)
        .update({
          status,
          decided_by_user_id: actorUserId,
          decided_at: clock.now().toJSDate(),
          ...(status === 'approved'
            ? { refund_id: decision.refundId }
            : { rejection_reason: decision.reason }),
        })
      const verb = status === 'approved' ? 'approve' : isOwn ? 'withdraw' : 'reject'
      await this.record.handle(
        {
          actorUserId,
          requestId,
          action: `signoff.${verb}_${signoff.kind}`,
          ...subjectOf(signoff),
          after: {
            signoffId,
            requestedAmount: toNumber(totalOf(signoff)),
            ...(status === 'rejected' ? { reason: decision.reason } : {}),
          },
        },
        trx
      )
    })
  }
}
