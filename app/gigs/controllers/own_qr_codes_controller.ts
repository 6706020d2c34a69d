import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { IdempotencyStore } from '#core/database/idempotency'
import { NotFound } from '#core/exceptions/errors'
import { idempotencyKey } from '#core/http/idempotency_key'
import { ChangeQrCode } from '#gigs/actions/change_qr_code'
import { CreateQrCode } from '#gigs/actions/create_qr_code'
import { foldCode } from '#gigs/code'
import { gigInBody } from '#gigs/gig_in_body'
import QrCodePolicy from '#gigs/policies/qr_code_policy'
import { QrCodeQueries } from '#gigs/queries/qr_code_queries'
import { toQrCode } from '#gigs/transformers/qr_code_transformer'
import { qrCodeChangeValidator, qrCodeValidator } from '#gigs/validators/qr_code_validator'

/** An artist makes codes and changes their own: POST /api/qr-codes, PATCH /api/qr-codes/:code. */
@inject()
export default class OwnQrCodesController {
  constructor(
    private codes: QrCodeQueries,
    private artists: ArtistQueries,
    private createQrCode: CreateQrCode,
    private changeQrCode: ChangeQrCode,
    private idempotency: IdempotencyStore,
    private log: BandLog
  ) {}

  async store(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const body = await ctx.request.validateUsing(qrCodeValidator)
    const code = { artistId, eventName: body.eventName || null, gig: gigInBody(body) }
    const id = await this.idempotency.handle(idempotencyKey(ctx, 'qr-codes'), async (trx) => {
      const made = await this.createQrCode.handle(code, trx)
      const actorUserId = ctx.auth.getUserOrFail().id
      const subject = made.eventName ?? made.code
      await this.log.record({ artistId, actorUserId, action: 'code.add', subject }, trx)
      return made.id
    })
    return ctx.response.status(201).send(toQrCode(await this.codes.find(id)))
  }

  async update({ auth, bouncer, params, request }: HttpContext) {
    const text = foldCode(params.code)
    const code = text && (await this.codes.owned(text))
    if (!code) throw new NotFound()
    await bouncer.with(QrCodePolicy).authorize('change', code)
    const { eventName, ...change } = await request.validateUsing(qrCodeChangeValidator)
    const name = eventName === undefined ? {} : { eventName: eventName || null }
    const entry = { artistId: code.artist_id, actorUserId: auth.getUserOrFail().id }
    const { id } = await this.log.change(
      (trx) => this.changeQrCode.handle(code.id, { ...change, ...name }, trx),
      (now) => ({ ...entry, action: 'code.change', subject: now.eventName ?? now.code })
    )
    return toQrCode(await this.codes.find(id))
  }
}
