import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { linkValidator } from '#account/validators/account_validator'
import { callerNetwork } from '#core/http/caller_network'
import { EmailVerification, registrationThrottle } from '#identity/public'

/** Whether one's email reaches one: proved by a link mailed to it. */
@inject()
export default class VerificationsController {
  constructor(private emailVerification: EmailVerification) {}

  /** POST /api/account/verification: 202. */
  async store({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await this.emailVerification.request(user.id)
    return response.status(202).send({ message: `We’ve emailed a link to ${user.email}` })
  }

  /** POST /api/account/verification/confirm: 204. */
  async confirm({ auth, request, response }: HttpContext) {
    const { token } = await request.validateUsing(linkValidator)
    const user = auth.getUserOrFail()
    const isNew = await this.emailVerification.confirm(user.id, token)
    if (isNew) await registrationThrottle.forgive(user, callerNetwork(request))
    return response.noContent()
  }
}
