import db from '@adonisjs/lucid/services/db'
import { ACCOUNT_NAME } from '#shared/account_name'
import {
  DEFAULT_RULES,
  FRAUD_RULES,
  type FraudRuleName,
  type FraudRuleValues,
} from '#payouts/fraud_checks/fraud_rules'

type Row = {
  name: FraudRuleName
  is_on: boolean
  days: number
  threshold: string
  changed_at: Date
  changed_by: string
}

export type FraudRule = FraudRuleValues & {
  name: FraudRuleName
  /** ISO 8601; null where no admin has changed it. */
  changedAt: string | null
  changedBy: string | null
}

/** The rules as they are now. One statement. */
export class FraudRulesQuery {
  async handle(): Promise<FraudRule[]> {
    const rows: Row[] = await db
      .from('fraud_rules')
      .join('users', 'users.id', 'fraud_rules.changed_by_user_id')
      .select('name', 'is_on', 'days', 'threshold', 'changed_at')
      .select(db.raw(`${ACCOUNT_NAME} AS changed_by`))
    return FRAUD_RULES.map((name) => {
      const row = rows.find((each) => each.name === name)
      if (!row) return { name, ...DEFAULT_RULES[name], changedAt: null, changedBy: null }
      return {
        name,
        isOn: row.is_on,
        days: row.days,
        threshold: Number(row.threshold),
        changedAt: row.changed_at.toISOString(),
        changedBy: row.changed_by,
      }
    })
  }
}
