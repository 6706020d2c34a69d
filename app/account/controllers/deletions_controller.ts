import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { DeleteAccount } from '#account/actions/delete_account'
import { deletionValidator } from '#account/validators/account_validator'
import { DeletionLink } from '#identity/public'

/** The end of an account: with its password, or for one without by a mailed link. */
@inject()
export default class DeletionsController {
  constructor(
    private deletionLink: DeletionLink,
    private deleteAccount: DeleteAccount
  ) {}

  /** POST /api/account/deletion-link: 202. */
  async store({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await this.deletionLink.request(user.id)
    return response.status(202).send({ message: `We’ve emailed a link to ${user.email}` })
  }

  /** DELETE /api/account: 204, signed out everywhere; 409 while orders are to be made. */
  async destroy(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const proof = await request.validateUsing(deletionValidator)
    await this.deleteAccount.handle(auth.getUserOrFail(), proof, networkCallerOf(ctx))
    await auth.use('web').logout()
    session.flash('toast', { title: 'Account deleted', description: 'Thank you for the music.' })
    return response.noContent()
  }
}
