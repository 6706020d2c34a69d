import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ownUserId } from '#core/http/own_account'
import { pathId } from '#core/http/path_id'
import { ShareContact } from '#fans/actions/share_contact'
import { WithdrawContact } from '#fans/actions/withdraw_contact'
import { ContactConsentQueries } from '#fans/queries/contact_consent_queries'
import { sharedContactValidator } from '#fans/validators/shared_contact_validator'

/** /api/users/:userId/favorites/:artistId/contact: shares the fan's name and email with a favourite artist, or stops. */
@inject()
export default class SharedContactsController {
  constructor(
    private consents: ContactConsentQueries,
    private shareContact: ShareContact,
    private withdrawContact: WithdrawContact
  ) {}

  /** 200 `{ isShared }`. */
  async show(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    return { isShared: await this.consents.isShared(userId, pathId(ctx.params.artistId)) }
  }

  /** 200 `{ isShared: true }`, also where it was shared before. */
  async update(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const { wording } = await ctx.request.validateUsing(sharedContactValidator)
    await this.shareContact.handle({ userId, artistId: pathId(ctx.params.artistId), wording })
    return { isShared: true }
  }

  /** 204, also where it was not shared. */
  async destroy(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    await this.withdrawContact.handle({ userId, artistId: pathId(ctx.params.artistId) })
    return ctx.response.noContent()
  }
}
