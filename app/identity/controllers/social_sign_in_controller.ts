import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound, DomainError } from '#core/exceptions/errors'
import { SignInSocially } from '#identity/actions/sign_in_socially'
import { RoleMismatch } from '#identity/errors'
import { LOGIN_PORTALS, portalPath, type LoginPortal } from '#identity/login_portal'
import { SecondStep } from '#identity/second_factor/second_step'
import { readSocialProfile } from '#identity/social_profile'
import { hasKeys, isSocialProvider, type SocialProvider } from '#identity/social_providers'
import { intendedPath, startSession } from '#identity/signed_in_session'

const PORTAL_KEY = 'social_login_portal'

/** Sign-in with Google, Spotify or GitHub; the login page is kept in the session meanwhile. */
@inject()
export default class SocialSignInController {
  constructor(
    private signInSocially: SignInSocially,
    private secondStep: SecondStep
  ) {}

  redirect({ ally, params, request, session }: HttpContext) {
    const provider = providerOf(params)
    session.put(
      PORTAL_KEY,
      LOGIN_PORTALS.find((portal) => portal === request.input('portal')) ?? 'fan'
    )
    return ally.use(provider).redirect()
  }

  async callback(ctx: HttpContext) {
    const provider = providerOf(ctx.params)
    const portal: LoginPortal = ctx.session.pull(PORTAL_KEY, 'fan')
    try {
      const user = await this.signInSocially.handle(await readSocialProfile(ctx, provider), portal)
      if (await this.secondStep.begin(ctx, user, portal))
        return ctx.response.redirect().toPath(portalPath(portal))
      const destination = intendedPath(ctx)
      await startSession(ctx, user)
      return ctx.response.redirect().toPath(destination)
    } catch (error) {
      if (error instanceof RoleMismatch) return toRoleMismatch(ctx, error)
      if (error instanceof DomainError) return backToPortal(ctx, portal, error)
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

function backToPortal({ response, session }: HttpContext, portal: LoginPortal, error: DomainError) {
  session.flash('toast', {
    title: 'Not logged in',
    description: error.message,
    variant: 'destructive',
  })
  return response.redirect().toPath(portalPath(portal))
}
