import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { RenewRecoveryCodes } from '#identity/actions/renew_recovery_codes'

/** POST /api/account/recovery-codes: 201, new recovery codes of one's own account. */
@inject()
export default class RecoveryCodesController {
  constructor(private renewRecoveryCodes: RenewRecoveryCodes) {}

  async store(ctx: HttpContext) {
    const recoveryCodes = await this.renewRecoveryCodes.handle(actorOf(ctx))
    return ctx.response.status(201).send({ recoveryCodes })
  }
}
