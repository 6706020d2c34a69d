import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { pathId } from '#core/http/path_id'
import { AddPasskey } from '#identity/actions/add_passkey'
import { RemovePasskey } from '#identity/actions/remove_passkey'
import { RenamePasskey } from '#identity/actions/rename_passkey'
import { deviceName } from '#identity/device_name'
import { rememberChallenge, useChallenge } from '#identity/passkeys/challenge'
import { creationOptions } from '#identity/passkeys/passkey_options'
import { newPasskeyValidator, passkeyNameValidator } from '#identity/validators/passkey_validator'

/** The passkeys of one's own account. */
@inject()
export default class PasskeysController {
  constructor(
    private addPasskey: AddPasskey,
    private renamePasskey: RenamePasskey,
    private removePasskey: RemovePasskey
  ) {}

  /** POST /api/account/passkeys/options: 200, what the browser needs to make a passkey. */
  async create(ctx: HttpContext) {
    const options = await creationOptions(ctx.auth.getUserOrFail())
    rememberChallenge(ctx, options.challenge, 'add')
    return options
  }

  /** POST /api/account/passkeys: 201, the passkey, and recovery codes with the first second factor. */
  async store(ctx: HttpContext) {
    const { passkey, name } = await ctx.request.validateUsing(newPasskeyValidator)
    const added = await this.addPasskey.handle({
      ...actorOf(ctx),
      passkey,
      name: name ?? deviceName(ctx.request.header('user-agent')) ?? 'Passkey',
      challenge: await useChallenge(ctx, 'add'),
    })
    return ctx.response.status(201).send(added)
  }

  /** PATCH /api/account/passkeys/{id}: 204. */
  async update(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(passkeyNameValidator)
    const passkey = { id: pathId(ctx.params.id), name }
    await this.renamePasskey.handle(ctx.auth.getUserOrFail().id, passkey)
    return ctx.response.noContent()
  }

  /** DELETE /api/account/passkeys/{id}: 204. */
  async destroy(ctx: HttpContext) {
    await this.removePasskey.handle({ ...actorOf(ctx), id: pathId(ctx.params.id) })
    return ctx.response.noContent()
  }
}
