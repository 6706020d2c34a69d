import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeUserType } from '#identity/actions/change_user_type'
import { PrepareDemoAccount } from '#identity/actions/prepare_demo_account'
import { currentAccount } from '#identity/queries/current_account'
import { startSession } from '#identity/signed_in_session'
import UserTransformer from '#identity/transformers/user_transformer'
import { roleValidator } from '#identity/validators/account_validator'

/** Trying every role, outside production only (docs/rules/accounts-and-roles.md#demo-data). */
@inject()
export default class DevRolesController {
  constructor(
    private changeUserType: ChangeUserType,
    private prepareDemoAccount: PrepareDemoAccount
  ) {}

  index({ inertia }: HttpContext) {
    return inertia.render('identity/dev_roles', {})
  }

  /** POST /api/dev/set-role: changes the caller's role, an admin's to owner; signed out, signs in as the demo account of that role. */
  async store(ctx: HttpContext) {
    if (!ctx.auth.user) return this.signIn(ctx)
    const { role } = await ctx.request.validateUsing(roleValidator)
    const user = await this.changeUserType.handle({
      userId: ctx.auth.user.id,
      userType: role,
      adminRole: 'owner',
    })
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }

  /** POST /api/dev/sign-in: as the demo account of a role, which gets that role back. */
  async signIn(ctx: HttpContext) {
    const { role } = await ctx.request.validateUsing(roleValidator)
    const user = await this.prepareDemoAccount.handle(role)
    await startSession(ctx, user)
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }
}
