import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { lockSetting } from '#settings/actions/lock_setting'
import { SettingInForce } from '#settings/errors'
import { settings } from '#settings/main'
import { shownValue, type SettingDefinition } from '#settings/setting_definition'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

type Withdrawal = Actor & {
  setting: SettingDefinition
  changeId: number
  reason: string
  /** The last change of the setting that the caller has seen. */
  seenId: number | null
}

/** Takes a planned change of a setting back before it takes effect. */
@inject()
export class WithdrawSettingChange {
  constructor(private recordAuditEntry: RecordAuditEntry) {}

  /** Throws NotFound, ConcurrentModification, and SettingInForce for one that has taken effect or was withdrawn. */
  async handle({ setting, changeId, reason, seenId, ...actor }: Withdrawal): Promise<void> {
    await db.transaction(async (trx) => {
      const changes = await lockSetting(setting, seenId, trx)
      const change = changes.find(({ id }) => id === changeId)
      if (!change) throw new NotFound()
      const now = clock.now()
      if (change.withdrawn || change.validFrom <= now) throw new SettingInForce()
      await trx.table('setting_changes').insert({
        key: setting.key,
        withdraws_id: changeId,
        valid_from: change.validFrom.toJSDate(),
        reason,
        set_by_user_id: actor.actorUserId,
        created_at: now.toJSDate(),
      })
      await this.recordAuditEntry.handle(
        {
          ...actor,
          action: 'setting.withdraw',
          subjectType: 'setting',
          subjectId: changeId,
          before: {
            ...shownValue(setting, change.value),
            validFrom: change.validFrom.setZone(PLATFORM_TIMEZONE).toISODate(),
          },
          after: { setting: setting.label, reason },
        },
        trx
      )
    })
    settings.forget()
  }
}
