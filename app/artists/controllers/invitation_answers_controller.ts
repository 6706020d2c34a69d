import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AnswerInvitation } from '#artists/bands/answer_invitation'
import { InvitationQueries, stateOf } from '#artists/bands/invitation_queries'
import { switchBand } from '#core/session/switched_band'
import { BAND_ROLE_NAMES, BAND_ROLE_SENTENCES } from '#shared/band_role'

/** Shows an invitation to a band to anyone who has its link, and takes the answer. */
@inject()
export default class InvitationAnswersController {
  constructor(
    private invitations: InvitationQueries,
    private answer: AnswerInvitation
  ) {}

  /** GET /invitations/:token. The address holds a secret: no referrer, index or cache may keep it. 404 for an unknown link. */
  async show(ctx: HttpContext) {
    const { inertia, params, request, response, session } = ctx
    response
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Robots-Tag', 'noindex')
      .header('Cache-Control', 'private, no-store')
    const row = await this.invitations.byToken(String(params.token))
    if (!row) {
      response.status(404)
      return inertia.render('artists/invitation', { state: 'unknown' as const, invitation: null })
    }
    const state = stateOf(row)
    // After log-in or sign-up the browser comes back here.
    if (state === 'open' && !ctx.auth.user) session.put('intended', request.url())
    return inertia.render('artists/invitation', {
      state,
      invitation: {
        token: String(params.token),
        bandName: row.band_name,
        inviter: row.inviter_name,
        email: row.email,
        role: BAND_ROLE_NAMES[row.role],
        does: BAND_ROLE_SENTENCES[row.role],
        expiresAt: row.expires_at.toISOString(),
      },
    })
  }

  /** POST /api/invitations/:token/accept: 200 `{ artistId }`, the band that the session is switched to. */
  async accept(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const artistId = await this.answer.accept({ token: String(ctx.params.token), userId })
    switchBand(ctx, artistId)
    return { artistId }
  }

  /** POST /api/invitations/:token/decline: 204. */
  async decline({ auth, params, response }: HttpContext) {
    const userId = auth.user?.id ?? null
    await this.answer.decline({ token: String(params.token), userId })
    return response.noContent()
  }
}
