import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#core/exceptions/errors'
import { callDeadline } from '#core/http/call_deadline'
import type { SocialProfile } from '#identity/actions/sign_in_socially'
import { labelOf, type SocialProvider } from '#identity/social_providers'

/** The provider said no, or its answer does not belong to a sign-in started here. */
class SocialSignInFailed extends DomainError {
  constructor(message: string) {
    super(message, { status: 400, code: 'E_SOCIAL_SIGN_IN' })
  }
}

/** Who came back from the provider. Throws SocialSignInFailed. */
export async function readSocialProfile(
  ctx: HttpContext,
  provider: SocialProvider
): Promise<SocialProfile> {
  const driver = ctx.ally.use(provider)
  const label = labelOf(provider)
  // Ally takes an absent cookie and an absent parameter for a match.
  if (!ctx.request.input('state') || driver.stateMisMatch()) {
    throw new SocialSignInFailed(
      `Logging in with ${label} took too long or was started elsewhere. Please try again.`
    )
  }
  if (driver.accessDenied()) throw new SocialSignInFailed(`You didn’t allow ${label} to log you in`)
  try {
    const profile = await callDeadline.waitFor(
      async () => driver.user(),
      () => new Error('No answer in time')
    )
    return {
      provider,
      providerUserId: String(profile.id),
      email: profile.email || null,
      isEmailVerified: provider !== 'spotify' && profile.emailVerificationState === 'verified',
      name: profile.name || null,
    }
  } catch (error) {
    // The message alone: the error carries the request, and with it our secret.
    logger.warn({ provider, reason: (error as Error).message }, 'A sign-in provider failed')
    throw new SocialSignInFailed(`${label} couldn’t log you in just now. Please try again.`)
  }
}
