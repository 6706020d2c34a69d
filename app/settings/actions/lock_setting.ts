import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ConcurrentModification } from '#core/database/assert_not_modified'
import {
  isWithdrawn,
  lastIdOf,
  readSettingChanges,
  type SettingChange,
} from '#settings/setting_changes'
import { shownValue, type SettingDefinition, type SettingValue } from '#settings/setting_definition'

/** A change of a setting that a caller has not seen. */
export type ChangeSince = {
  value: SettingValue
  validFrom: string
  isWithdrawn: boolean
  reason: string
}

/**
 * Locks a setting until the transaction ends, so that of two admins one is first. Throws ConcurrentModification, with what
 * has changed, where the caller has not seen its last change.
 *
 * @returns the changes of the setting, the last to take effect first
 */
export async function lockSetting(
  definition: SettingDefinition,
  seenId: number | null,
  trx: TransactionClientContract
): Promise<SettingChange[]> {
  await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('setting'), hashtext(?))`, [
    definition.key,
  ])
  const changes = (await readSettingChanges(trx)).filter(({ key }) => key === definition.key)
  if (lastIdOf(definition.key, changes) === seenId) return changes
  const conflict = new ConcurrentModification('setting')
  conflict.details = {
    changes: changes
      .filter(({ id, withdrawn }) => Math.max(id, withdrawn?.id ?? 0) > (seenId ?? 0))
      .map((change): ChangeSince => ({
        value: shownValue(definition, change.value),
        validFrom: change.validFrom.toUTC().toISO()!,
        isWithdrawn: isWithdrawn(change),
        reason: change.withdrawn?.reason ?? change.reason,
      })),
  }
  throw conflict
}
