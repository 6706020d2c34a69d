import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { networkCallerOf } from '#core/http/caller'
import { callerNetwork } from '#core/http/caller_network'
import secondFactorConfig from '#config/second_factor'
import { isLocalPath } from '#core/local_path'
import { isEndedBySuspension, SUSPENDED_KEY } from '#core/session/session_end'
import { ACCOUNT_SUSPENDED } from '#shared/log_in_toasts'
import { VerifyCredentials } from '#identity/actions/verify_credentials'
import { knownDevice } from '#identity/known_devices'
import { recordFailedLogIn } from '#identity/log_ins/record_failed_log_in'
import { currentAccount } from '#identity/queries/current_account'
import { SecondStep } from '#identity/second_factor/second_step'
import { assertMayLogIn, portalPath, type LoginPortal } from '#identity/login_portal'
import { intendedPath, rememberIntendedPath, startSession } from '#identity/signed_in_session'
import { socialButtons } from '#identity/social_providers'
import { countSignIn } from '#identity/throttles'
import UserTransformer from '#identity/transformers/user_transformer'
import { signInValidator } from '#identity/validators/account_validator'

/** The two login portals: their pages and their calls. */
@inject()
export default class SignInController {
  constructor(
    private verifyCredentials: VerifyCredentials,
    private secondStep: SecondStep
  ) {}

  showFan(ctx: HttpContext) {
    return this.#show(ctx, 'fan')
  }

  showArtist(ctx: HttpContext) {
    return this.#show(ctx, 'artist')
  }

  /** Seeds 000 and 001 link to /api/login and /api/login/artist as pages. */
  toFan(ctx: HttpContext) {
    return this.#toPage(ctx, 'fan')
  }

  toArtist(ctx: HttpContext) {
    return this.#toPage(ctx, 'artist')
  }

  storeFan(ctx: HttpContext) {
    return this.#store(ctx, 'fan')
  }

  storeArtist(ctx: HttpContext) {
    return this.#store(ctx, 'artist')
  }

  async #show(ctx: HttpContext, portal: LoginPortal) {
    rememberIntendedPath(ctx)
    if (ctx.auth.user) return ctx.response.redirect().toPath(intendedPath(ctx))
    return ctx.inertia.render('identity/sign_in', {
      portal,
      intended: intendedPath(ctx),
      socialButtons: socialButtons(),
      secondStep: await this.secondStep.shown(ctx),
      removalHours: secondFactorConfig.removalHours,
    })
  }

  #toPage(ctx: HttpContext, portal: LoginPortal) {
    const to: unknown = ctx.request.input('to')
    if (isEndedBySuspension(ctx)) {
      ctx.session.forget(SUSPENDED_KEY)
      ctx.session.flash('toast', ACCOUNT_SUSPENDED)
    }
    return ctx.response
      .redirect()
      .withQs(isLocalPath(to) ? { to } : {})
      .toPath(portalPath(portal))
  }

  async #store(ctx: HttpContext, portal: LoginPortal) {
    const credentials = await ctx.request.validateUsing(signInValidator)
    const { email } = credentials
    const network = callerNetwork(ctx.request)
    const undoCount = await countSignIn({ email, network, device: knownDevice(ctx, email) })
    const user = await this.verifyCredentials.handle(credentials, networkCallerOf(ctx), (wrong) =>
      recordFailedLogIn(ctx, { user: wrong, kind: 'wrong-password' })
    )
    await undoCount()
    assertMayLogIn(user, portal)
    const missing = await this.secondStep.begin(ctx, user, portal)
    if (missing) throw missing
    await startSession(ctx, user)
    return ctx.serialize(UserTransformer.transform(await currentAccount(ctx, user)))
  }
}
