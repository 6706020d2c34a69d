import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { SettingValue } from '#settings/setting_definition'
import type { AdminValue } from '#settings/setting_history'

/** A change of a setting, as it was written. `withdrawn` says who took it back before it took effect. */
export type SettingChange = AdminValue & {
  reason: string
  setBy: number
  createdAt: Date
  withdrawn: { id: number; by: number; reason: string; at: Date } | null
}

type Row = {
  id: number
  key: string
  value: SettingValue
  valid_from: Date
  reason: string
  set_by_user_id: number
  created_at: Date
  withdrawal_id: number | null
  withdrawn_by: number | null
  withdrawal_reason: string | null
  withdrawal_created_at: Date | null
}

/** All changes of settings, the last to take effect first. One statement; there are few. */
export async function readSettingChanges(
  trx?: TransactionClientContract
): Promise<SettingChange[]> {
  const { rows } = await (trx ?? db).rawQuery<{ rows: Row[] }>(
    `SELECT change.id, change.key, change.value, change.valid_from, change.reason, change.set_by_user_id, change.created_at,
            withdrawal.id AS withdrawal_id, withdrawal.set_by_user_id AS withdrawn_by,
            withdrawal.reason AS withdrawal_reason, withdrawal.created_at AS withdrawal_created_at
       FROM setting_changes AS change LEFT JOIN setting_changes AS withdrawal ON withdrawal.withdraws_id = change.id
      WHERE change.value IS NOT NULL
      ORDER BY change.valid_from DESC, change.id DESC`
  )
  return rows.map(toChange)
}

/** The id of the last row of a setting, a withdrawal included: it tells whether anything has changed. Null without one. */
export function lastIdOf(key: string, changes: readonly SettingChange[]): number | null {
  const ids = changes
    .filter((change) => change.key === key)
    .map(({ id, withdrawn }) => withdrawn?.id ?? id)
  return ids.length > 0 ? Math.max(...ids) : null
}

export const isWithdrawn = ({ withdrawn }: SettingChange) => withdrawn !== null

function toChange(row: Row): SettingChange {
  return {
    id: row.id,
    key: row.key,
    value: row.value,
    validFrom: DateTime.fromJSDate(row.valid_from),
    reason: row.reason,
    setBy: row.set_by_user_id,
    createdAt: row.created_at,
    withdrawn:
      row.withdrawal_id === null
        ? null
        : {
            id: row.withdrawal_id,
            by: row.withdrawn_by!,
            reason: row.withdrawal_reason!,
            at: row.withdrawal_created_at!,
          },
  }
}
