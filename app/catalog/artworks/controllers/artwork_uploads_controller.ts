import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, ownProfile } from '#artists/public'
import { BeginMultipart } from '#catalog/artworks/actions/begin_multipart'
import { DiscardUpload } from '#catalog/artworks/actions/discard_upload'
import { FinishUpload } from '#catalog/artworks/actions/finish_upload'
import { ReadArrivedParts } from '#catalog/artworks/actions/read_arrived_parts'
import { StartUpload } from '#catalog/artworks/actions/start_upload'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { UploadRow } from '#catalog/artworks/rows'
import { toUpload } from '#catalog/artworks/transformers/upload_transformer'
import { uploadValidator } from '#catalog/artworks/validators/upload_validator'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'

/** Uploads of artwork, as their artist begins, watches, finishes and discards them: /api/artwork-uploads. */
@inject()
export default class ArtworkUploadsController {
  constructor(
    private artists: ArtistQueries,
    private artworks: ArtworkQueries,
    private startUpload: StartUpload,
    private beginMultipart: BeginMultipart,
    private readParts: ReadArrivedParts,
    private finishUpload: FinishUpload,
    private discardUpload: DiscardUpload
  ) {}

  async store(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const upload = await ctx.request.validateUsing(uploadValidator)
    const userId = ctx.auth.getUserOrFail().id
    const key = idempotencyKey(ctx, 'artwork-uploads')
    const id = await this.startUpload.handle({ ...upload, artistId, userId }, key)
    const begun = await this.beginMultipart.handle(await this.artworks.uploadOf({ id, artistId }))
    return ctx.response.status(201).send(await this.#shape(begun))
  }

  async show(ctx: HttpContext) {
    return this.#shape(await this.beginMultipart.handle(await this.#own(ctx)))
  }

  /** 202: it is being checked. */
  async finish(ctx: HttpContext) {
    const upload = await this.#own(ctx)
    await this.finishUpload.handle(upload)
    return ctx.response.status(202).send(await this.#shape(await this.#own(ctx)))
  }

  async destroy(ctx: HttpContext) {
    await this.discardUpload.handle(await this.#own(ctx))
    return ctx.response.noContent()
  }

  async #own(ctx: HttpContext): Promise<UploadRow> {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    return this.artworks.uploadOf({ id: pathId(ctx.params.id), artistId })
  }

  async #shape(row: UploadRow) {
    const parts = row.status === 'open' ? await this.readParts.handle(row) : []
    const artwork = row.artwork_id === null ? null : await this.artworks.find(row.artwork_id)
    return toUpload({ row, parts, artwork })
  }
}
