import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { FraudWarningEnded } from '#commerce/payments/errors'
import EarlyFraudWarning from '#commerce/payments/fraud_warnings/models/early_fraud_warning'
import { clock } from '#shared/clock'

type Dismissal = { warningId: number; reason: string; actor: Actor }

/** An admin decides that a payment is no fraud, or leaves it to the bank: the warning is no open case any more. */
@inject()
export class DismissFraudWarning {
  constructor(private record: RecordAuditEntry) {}

  /** Throws NotFound, and FraudWarningEnded where it was dismissed, refunded or disputed before. */
  async handle({ warningId, reason, actor }: Dismissal): Promise<void> {
    await db.transaction(async (trx) => {
      const warning = await EarlyFraudWarning.query({ client: trx })
        .where('id', warningId)
        .forUpdate()
        .first()
      if (!warning) throw new NotFound()
      if (warning.dismissedAt) throw new FraudWarningEnded('dismissed')
      if (!warning.isActionable) throw new FraudWarningEnded('settled')
      await warning
        .merge({
          dismissedAt: clock.now(),
          dismissedByUserId: actor.actorUserId,
          dismissalReason: reason,
        })
        .save()
      const { id: orderId } = await trx
        .from('orders')
        .where('checkout_id', warning.checkoutId)
        .orderBy('id')
        .select('id')
        .firstOrFail()
      await this.record.handle(
        {
          ...actor,
          action: 'order.dismiss_warning',
          subjectType: 'order',
          subjectId: orderId,
          after: { fraudType: warning.fraudType, reason },
        },
        trx
      )
    })
  }
}
