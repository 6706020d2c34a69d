import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { emailChangeValidator, linkValidator } from '#account/validators/account_validator'
import { EmailChange } from '#identity/public'

/** A new email: asked for with the password, confirmed by the link mailed to it. */
@inject()
export default class EmailsController {
  constructor(private emailChange: EmailChange) {}

  /** 202: the old email stays until the link is opened. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { email, currentPassword } = await request.validateUsing(emailChangeValidator)
    const userId = auth.getUserOrFail().id
    const change = { userId, email, password: currentPassword ?? null }
    await this.emailChange.request(change, networkCallerOf(ctx))
    return response.status(202).send({ message: `We’ve emailed a link to ${email}` })
  }

  /** 204. */
  async confirm({ auth, request, response }: HttpContext) {
    const { token } = await request.validateUsing(linkValidator)
    const byUserId = auth.user?.id ?? null
    await this.emailChange.confirm({ token, byUserId, requestId: request.id() ?? null })
    return response.noContent()
  }
}
