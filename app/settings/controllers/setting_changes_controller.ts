import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { actorOf } from '#audit/public'
import { InvalidField, NotFound } from '#core/exceptions/errors'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'
import { ChangeSetting } from '#settings/actions/change_setting'
import { WithdrawSettingChange } from '#settings/actions/withdraw_setting_change'
import { storedValue } from '#settings/setting_definition'
import { findSetting } from '#settings/setting_definitions'
import {
  changeValidatorOf,
  withdrawalValidator,
} from '#settings/validators/setting_change_validator'
import { clock } from '#shared/clock'
import { MOST_DAYS_AHEAD } from '#shared/form_limits'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** The changes that admins make to a setting, at /api/admin/settings/:key/changes. */
@inject()
export default class SettingChangesController {
  constructor(
    private changeSetting: ChangeSetting,
    private withdrawChange: WithdrawSettingChange
  ) {}

  /** 201 `{ id }`. */
  async store(ctx: HttpContext) {
    const setting = settingOf(ctx)
    const { value, validFrom, ...body } = await ctx.request.validateUsing(
      changeValidatorOf(setting)
    )
    const wanted = {
      ...body,
      ...actorOf(ctx),
      setting,
      value: storedValue(setting, value),
      validFrom: validFrom === undefined ? undefined : beginningOf(validFrom),
    }
    const key = idempotencyKey(ctx, `setting-${setting.key}`)
    const id = await this.changeSetting.handle(wanted, key)
    return ctx.response.status(201).send({ id })
  }

  async withdraw(ctx: HttpContext) {
    const setting = settingOf(ctx)
    const changeId = pathId(ctx.params.id)
    const body = await ctx.request.validateUsing(withdrawalValidator)
    await this.withdrawChange.handle({ ...body, ...actorOf(ctx), setting, changeId })
    return ctx.response.noContent()
  }
}

function settingOf({ params }: HttpContext) {
  const setting = findSetting(params.key)
  if (!setting) throw new NotFound()
  return setting
}

/** When a day from today on begins, in London. */
function beginningOf(day: string): DateTime {
  const from = DateTime.fromISO(day, { zone: PLATFORM_TIMEZONE })
  const today = clock.today()
  if (!from.isValid || from < today || from > today.plus({ days: MOST_DAYS_AHEAD }))
    throw new InvalidField('validFrom', 'range', 'Choose today or a day of the coming year')
  return from
}
