import type { HttpContext } from '@adonisjs/core/http'
import { SignInRequired } from '#core/exceptions/errors'
import { currentAccount } from '#identity/queries/current_account'
import UserTransformer from '#identity/transformers/user_transformer'

/** GET /api/auth/user: the caller's own account, 401 when signed out. Both answers set the XSRF cookie. */
export default class CurrentUserController {
  async show(ctx: HttpContext) {
    const { auth, response, serialize } = ctx
    response.header('Cache-Control', 'private, no-store')
    if (!auth.user) throw new SignInRequired()
    return serialize(UserTransformer.transform(await currentAccount(ctx, auth.user)))
  }
}
