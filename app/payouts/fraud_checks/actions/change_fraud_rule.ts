import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import {
  DEFAULT_RULES,
  FRAUD_RULES,
  type FraudRuleName,
  type FraudRuleValues,
} from '#payouts/fraud_checks/fraud_rules'
import { clock } from '#shared/clock'

type Change = { name: FraudRuleName; values: FraudRuleValues; actor: Actor }

type Row = { is_on: boolean; days: number; threshold: string }

/** Changes a fraud rule from the next payout run on; what it found before stays. */
@inject()
export class ChangeFraudRule {
  constructor(private record: RecordAuditEntry) {}

  /** Writes no audit entry if nothing changes. */
  async handle({ name, values, actor }: Change): Promise<void> {
    await db.transaction(async (trx) => {
      await trx.rawQuery("SELECT pg_advisory_xact_lock(hashtext('fraud-rules'))")
      const row: Row | null = await trx.from('fraud_rules').where('name', name).first()
      const before = row
        ? { isOn: row.is_on, days: row.days, threshold: Number(row.threshold) }
        : DEFAULT_RULES[name]
      if (isSame(before, values)) return
      await trx.rawQuery(
        `INSERT INTO fraud_rules (name, is_on, days, threshold, changed_by_user_id, changed_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on, days = excluded.days, threshold = excluded.threshold,
                changed_by_user_id = excluded.changed_by_user_id, changed_at = excluded.changed_at`,
        [
          name,
          values.isOn,
          values.days,
          values.threshold,
          actor.actorUserId,
          clock.now().toJSDate(),
        ]
      )
      await this.record.handle(
        {
          ...actor,
          action: 'fraud_rule.change',
          subjectType: 'fraud_rule',
          subjectId: FRAUD_RULES.indexOf(name) + 1,
          before: { rule: name, ...before },
          after: { rule: name, ...values },
        },
        trx
      )
    })
  }
}

const isSame = (one: FraudRuleValues, other: FraudRuleValues) =>
  one.isOn === other.isOn && one.days === other.days && one.threshold === other.threshold
