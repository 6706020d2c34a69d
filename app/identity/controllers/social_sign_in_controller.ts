import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound, DomainError } from '#core/exceptions/errors'
import { SignInSocially } from '#identity/actions/sign_in_socially'
import { RoleMismatch } from '#identity/errors'
import { DOORS, doorPath, type Door } from '#identity/sign_in_door'
import { readSocialProfile } from '#identity/social_profile'
import { hasKeys, isSocialProvider, type SocialProvider } from '#identity/social_providers'
import { intendedPath, startSession } from '#identity/signed_in_session'

const DOOR_KEY = 'social_door'

/** Sign-in with Google, Spotify or GitHub; the door is kept in the session meanwhile. */
@inject()
export default class SocialSignInController {
  constructor(private signInSocially: SignInSocially) {}

  redirect({ ally, params, request, session }: HttpContext) {
    const provider = providerOf(params)
    session.put(DOOR_KEY, DOORS.find((door) => door === request.input('door')) ?? 'fan')
    return ally.use(provider).redirect()
  }

  async callback(ctx: HttpContext) {
    const provider = providerOf(ctx.params)
    const door: Door = ctx.session.pull(DOOR_KEY, 'fan')
    try {
      const user = await this.signInSocially.handle(await readSocialProfile(ctx, provider), door)
      const destination = intendedPath(ctx)
      await startSession(ctx, user)
      return ctx.response.redirect().toPath(destination)
    } catch (error) {
      if (error instanceof RoleMismatch) return toRoleMismatch(ctx, error)
      if (error instanceof DomainError) return backToDoor(ctx, door, error)
      throw error
    }
  }
}

function providerOf(params: Record<string, unknown>): SocialProvider {
  if (!isSocialProvider(params.provider) || !hasKeys(params.provider)) throw new NotFound()
  return params.provider
}

function toRoleMismatch({ response }: HttpContext, { requested, actual }: RoleMismatch) {
  return response.redirect().withQs({ error: 'role_mismatch', requested, actual }).toPath('/')
}

function backToDoor({ response, session }: HttpContext, door: Door, error: DomainError) {
  session.flash('toast', {
    title: 'Not logged in',
    description: error.message,
    variant: 'destructive',
  })
  return response.redirect().toPath(doorPath(door))
}
