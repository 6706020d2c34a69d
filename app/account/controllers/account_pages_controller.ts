import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ContactConsentQueries, FavoriteArtistQueries } from '#fans/public'
import { EmailChange, OwnAccountQuery, usableAccountLink } from '#identity/public'

/** One's own account, and the pages that mailed links lead to. */
@inject()
export default class AccountPagesController {
  constructor(
    private ownAccount: OwnAccountQuery,
    private favorites: FavoriteArtistQueries,
    private consents: ContactConsentQueries,
    private emailChange: EmailChange
  ) {}

  async show({ auth, inertia, session }: HttpContext) {
    const user = auth.getUserOrFail()
    const [account, sessions, securityEvents, announcements, sharedContacts] = await Promise.all([
      this.ownAccount.handle(user),
      this.ownAccount.sessions(user, session.sessionId),
      this.ownAccount.recentSecurityEvents(user.id),
      this.favorites.consents(user.id),
      this.consents.ofFan(user.id),
    ])
    return inertia.render('account/account', {
      account,
      sessions,
      securityEvents,
      announcements,
      sharedContacts,
    })
  }

  /**
   * Confirms by a button, because mail programs open links by themselves. Works signed out, but for an account with two-step
   * login: the mail may be read elsewhere.
   */
  async email(ctx: HttpContext) {
    preventReferrerLeak(ctx)
    const { token } = ctx.request.qs()
    const byUserId = ctx.auth.user?.id ?? null
    const change = await this.emailChange.pending(token, byUserId)
    return ctx.inertia.render('account/confirm_email', {
      change: change && { ...change, token: String(token) },
      isLoggedIn: byUserId !== null,
    })
  }

  async deletion(ctx: HttpContext) {
    return ctx.inertia.render('account/confirm_deletion', {
      token: await this.#ownToken(ctx, 'deletion'),
    })
  }

  async verification(ctx: HttpContext) {
    return ctx.inertia.render('account/verify_email', {
      token: await this.#ownToken(ctx, 'verification'),
      email: ctx.auth.getUserOrFail().email,
    })
  }

  /** The token in the address, where it may be used by who is signed in. */
  async #ownToken(ctx: HttpContext, purpose: 'deletion' | 'verification') {
    preventReferrerLeak(ctx)
    const { token } = ctx.request.qs()
    const link = await usableAccountLink(token, purpose)
    return link?.user_id === ctx.auth.getUserOrFail().id ? String(token) : null
  }
}

/** The address holds a secret: it must not travel on as a referrer or into an index. */
function preventReferrerLeak({ response }: HttpContext) {
  response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
}
