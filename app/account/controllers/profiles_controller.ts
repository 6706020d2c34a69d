import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { nameValidator } from '#account/validators/account_validator'
import { ChangeName, currentAccount, UserTransformer } from '#identity/public'

/** PATCH /api/account: one's own name. */
@inject()
export default class ProfilesController {
  constructor(private changeName: ChangeName) {}

  /** 200 User. */
  async update(ctx: HttpContext) {
    const { auth, request, serialize } = ctx
    const names = await request.validateUsing(nameValidator)
    const user = await this.changeName.handle({ userId: auth.getUserOrFail().id, ...names })
    return serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }
}
