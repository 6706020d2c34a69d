import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { lockSetting } from '#settings/actions/lock_setting'
import { SettingPlanned, UnusualSetting } from '#settings/errors'
import { settings } from '#settings/main'
import { isWithdrawn } from '#settings/setting_changes'
import { shownValue, type SettingDefinition, type SettingValue } from '#settings/setting_definition'
import type { SettingKey } from '#settings/setting_definitions'
import { SettingHistory } from '#settings/setting_history'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

type Wanted = Actor & {
  setting: SettingDefinition<SettingKey>
  /** As it is stored. */
  value: SettingValue
  /** The beginning of a coming day; now where it is left out. */
  validFrom?: DateTime
  reason: string
  /** The last change that the caller has seen; null where there was none. */
  seenId: number | null
  /** An unusual value was confirmed. */
  isConfirmed?: boolean
}

/**
 * Sets a value in place of the configured one, now or from a coming day on (docs/rules/settings.md). What was ordered
 * before keeps what it had.
 */
@inject()
export class ChangeSetting {
  constructor(
    private recordAuditEntry: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /** @returns the id of the change. Throws ConcurrentModification, SettingPlanned and UnusualSetting. */
  async handle({ validFrom, ...wanted }: Wanted, key: IdempotencyKey | null): Promise<number> {
    const now = clock.now()
    const from = validFrom && validFrom > now ? validFrom : now
    const id = await this.idempotency.handle(key, (trx) =>
      this.#change({ ...wanted, now, from }, trx)
    )
    settings.forget()
    return id
  }

  async #change(
    wanted: Omit<Wanted, 'validFrom'> & { now: DateTime; from: DateTime },
    trx: TransactionClientContract
  ): Promise<number> {
    const { setting, value, from, reason, seenId, isConfirmed, now, ...actor } = wanted
    const changes = await lockSetting(setting, seenId, trx)
    const kept = changes.filter((change) => !isWithdrawn(change))
    if (from > now && kept.some((change) => +change.validFrom === +from)) throw new SettingPlanned()
    const before = new SettingHistory(kept).value(setting.key, from)
    if (!isConfirmed) assertUsual(setting, before, value)
    const [row] = await trx
      .table('setting_changes')
      .returning('id')
      .insert({
        key: setting.key,
        value: JSON.stringify(value),
        valid_from: from.toJSDate(),
        reason,
        set_by_user_id: actor.actorUserId,
        created_at: now.toJSDate(),
      })
    const { id } = row as { id: number }
    await this.recordAuditEntry.handle(
      {
        ...actor,
        action: 'setting.change',
        subjectType: 'setting',
        subjectId: id,
        before: { ...(before && shownValue(setting, before)) },
        after: {
          setting: setting.label,
          ...shownValue(setting, value),
          validFrom: from.setZone(PLATFORM_TIMEZONE).toISODate(),
          reason,
        },
      },
      trx
    )
    return id
  }
}

/** Throws UnusualSetting for a field that differs by more than the setting allows without a confirmation. */
function assertUsual(
  { fields, unusualPercent }: SettingDefinition,
  before: SettingValue | null,
  value: SettingValue
) {
  if (unusualPercent === undefined || !before) return
  for (const { name } of fields) {
    const difference = Math.abs(value[name]! - before[name]!)
    if (difference * 100 > before[name]! * unusualPercent)
      throw new UnusualSetting(Math.round((difference * 100) / before[name]!))
  }
}
