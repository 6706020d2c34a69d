import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InvitationQueries } from '#artists/bands/invitation_queries'
import { InviteMember } from '#artists/bands/invite_member'
import { RevokeInvitation } from '#artists/bands/revoke_invitation'
import { toInvitation } from '#artists/bands/team_transformer'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { invitationValidator } from '#artists/validators/team_validator'
import { IdempotencyStore } from '#core/database/idempotency'
import { NotFound } from '#core/exceptions/errors'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'

/** Lists, sends and revokes invitations to a band, for its owner and managers. */
@inject()
export default class BandInvitationsController {
  constructor(
    private artists: ArtistQueries,
    private invitations: InvitationQueries,
    private inviteMember: InviteMember,
    private revokeInvitation: RevokeInvitation,
    private idempotency: IdempotencyStore
  ) {}

  async index({ bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    return (await this.invitations.openOf(artist.id)).map(toInvitation)
  }

  /** 201 Invitation. */
  async store(ctx: HttpContext) {
    const { artistId, actorUserId } = await this.#changed(ctx)
    const invited = await ctx.request.validateUsing(invitationValidator)
    const id = await this.idempotency.handle(
      idempotencyKey(ctx, `band-invitations:${artistId}`),
      (trx) => this.inviteMember.handle({ artistId, actorUserId, ...invited }, trx)
    )
    const row = await this.invitations.find(id)
    if (!row) throw new NotFound()
    return ctx.response.status(201).send(toInvitation(row))
  }

  async destroy(ctx: HttpContext) {
    const by = await this.#changed(ctx)
    const invitationId = pathId(ctx.params.invitationId)
    await this.revokeInvitation.handle({ ...by, invitationId })
    return ctx.response.noContent()
  }

  async #changed({ auth, bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    return { artistId: artist.id, actorUserId: auth.getUserOrFail().id }
  }
}
