import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { WithdrawContact } from '#fans/actions/withdraw_contact'
import { parseId } from '#shared/ids'

/** `/sharing/stop?fan=…&artist=…&signature=…`: the signed link in announcement mails that stops sharing a contact. */
@inject()
export default class StopSharingController {
  constructor(
    private artists: ArtistQueries,
    private withdrawContact: WithdrawContact
  ) {}

  /** Shows the page, with a button for browsers without scripts. A GET changes nothing, as mail programs fetch links. */
  async show(ctx: HttpContext) {
    return this.#page(ctx, { isStopped: false })
  }

  async stop(ctx: HttpContext) {
    await this.withdrawContact.handle(named(ctx))
    return this.#page(ctx, { isStopped: true })
  }

  /** Keeps the address out of referrers and indexes: it acts for anyone who has it. */
  async #page(ctx: HttpContext, { isStopped }: { isStopped: boolean }) {
    const { band_name: bandName } = await this.artists.findOrFail(named(ctx).artistId)
    const { inertia, request, response } = ctx
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    return inertia.render('fans/stop_sharing', { path: request.url(true), bandName, isStopped })
  }
}

function named({ request }: HttpContext) {
  const isSigned = request.hasValidSignature()
  const userId = isSigned ? parseId(request.qs().fan) : null
  const artistId = isSigned ? parseId(request.qs().artist) : null
  if (userId === null || artistId === null) throw new NotFound()
  return { userId, artistId }
}
