import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, ownProfile } from '#artists/public'
import { BeginMultipart } from '#catalog/artworks/actions/begin_multipart'
import { StorePart } from '#catalog/artworks/actions/store_part'
import { DamagedPart, NotOctets, UploadClosed, WrongUploadWay } from '#catalog/artworks/errors'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { partCount } from '#catalog/artworks/rows'
import { BucketUploads } from '#catalog/artworks/storage/bucket_uploads'
import { uploadStorage } from '#catalog/artworks/storage/current_storage'
import { isSha256, partAddressesValidator } from '#catalog/artworks/validators/upload_validator'
import { CallerGone } from '#core/exceptions/errors'
import { passesBodyOn } from '#core/http/connection_memory'
import { pathId } from '#core/http/path_id'
import { outsideTurn } from '#core/http/turns'

/** The parts of an upload: put here, or at signed addresses of the bucket. */
@inject()
export default class UploadPartsController {
  constructor(
    private artists: ArtistQueries,
    private artworks: ArtworkQueries,
    private beginMultipart: BeginMultipart,
    private storePart: StorePart
  ) {}

  /** 204 once the part is stored, or was before. Its body is read as it comes, never as a whole. */
  async update(ctx: HttpContext) {
    const { request, response, params } = ctx
    const upload = await this.#own(ctx)
    const number = pathId(params.number)
    if (request.header('content-type') !== 'application/octet-stream') throw new NotOctets()
    const sha256 = request.header('x-content-sha256')
    if (!isSha256(sha256)) throw new DamagedPart()
    try {
      const stream = request.request
      passesBodyOn(stream)
      const length = Number(request.header('content-length') ?? Number.NaN)
      await outsideTurn(() => this.storePart.handle(upload, { number, sha256, length, stream }))
    } catch (error) {
      throw request.request.aborted ? new CallerGone() : error
    }
    return response.noContent()
  }

  async addresses(ctx: HttpContext) {
    const upload = await this.beginMultipart.handle(await this.#own(ctx))
    const { numbers } = await ctx.request.validateUsing(partAddressesValidator)
    if (upload.status !== 'open') throw new UploadClosed()
    const storage = uploadStorage()
    if (!(storage instanceof BucketUploads)) throw new WrongUploadWay()
    const wanted = numbers.filter((number) => number <= partCount(upload))
    return { addresses: await storage.addresses(upload, wanted) }
  }

  async #own(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    return this.artworks.uploadOf({ id: pathId(ctx.params.id), artistId })
  }
}
