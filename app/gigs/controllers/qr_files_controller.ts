import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { artistPart, attachAs, type TypedPart } from '#core/http/attachment'
import { callerOf } from '#core/http/caller'
import { drawInTurn } from '#core/print/draw_in_turn'
import { RecordQrCodeDownload } from '#gigs/actions/record_qr_code_download'
import { foldCode } from '#gigs/code'
import QrCodePolicy from '#gigs/policies/qr_code_policy'
import { drawPoster } from '#gigs/posters/draw_poster'
import { POSTER_FORMATS } from '#gigs/posters/formats'
import { posterPicturesOf } from '#gigs/posters/poster_pictures'
import { QrCodeQueries, type OwnedQrCodeRow } from '#gigs/queries/qr_code_queries'
import { toPosterText, toQrCode } from '#gigs/transformers/qr_code_transformer'
import { drawPng, drawSvg } from '#gigs/draw_qr_code'

const USUAL_SIZE = 200

const SMALLEST = 100
const LARGEST = 2400

/** A larger picture is drawn in turn: it takes a quarter of a second of a processor. */
const LARGEST_AT_ONCE = 600

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const

/**
 * What is printed of a code, for its owner and admins: a picture as SVG or PNG (`size` in pixels), and a poster. The
 * owner's first download is recorded: it ticks a step of the setup checklist.
 */
@inject()
export default class QrFilesController {
  constructor(
    private codes: QrCodeQueries,
    private recordDownload: RecordQrCodeDownload
  ) {}

  async svg(ctx: HttpContext) {
    const code = await this.#code(ctx)
    await this.#prepare(ctx, code, 'svg')
    return ctx.response.send(await drawSvg(toQrCode(code).storeUrl, sizeOf(ctx)))
  }

  async png(ctx: HttpContext) {
    const code = await this.#code(ctx)
    const size = sizeOf(ctx)
    const draw = () => drawPng(toQrCode(code).storeUrl, size)
    const picture = await (size > LARGEST_AT_ONCE ? drawInTurn(callerOf(ctx), draw) : draw())
    await this.#prepare(ctx, code, 'png')
    return ctx.response.send(picture)
  }

  async poster(ctx: HttpContext) {
    const code = await this.#code(ctx)
    const format = POSTER_FORMATS.find((name) => name === ctx.request.qs().format) ?? 'a4'
    const products = await posterPicturesOf(code.artist_id)
    const text = toPosterText(code, products)
    const document = await drawInTurn(callerOf(ctx), () => drawPoster(text, format))
    await this.#record(ctx, code)
    attachAs(ctx.response, [...nameOf(code), format.toUpperCase()], 'pdf')
    ctx.response.header('Cache-Control', 'private, no-store').type('application/pdf')
    return ctx.response.send(document)
  }

  async #code({ bouncer, params }: HttpContext): Promise<OwnedQrCodeRow> {
    const text = foldCode(params.code)
    const code = text && (await this.codes.owned(text))
    if (!code) throw new NotFound()
    await bouncer.with(QrCodePolicy).authorize('read', code)
    return code
  }

  /** A code's picture never changes but its name does: a shown picture may be cached, a download is revalidated. */
  async #prepare(ctx: HttpContext, code: OwnedQrCodeRow, kind: keyof typeof TYPES) {
    const { request, response } = ctx
    const isDownload = request.qs().download !== undefined
    if (isDownload) {
      await this.#record(ctx, code)
      attachAs(response, nameOf(code), kind)
    }
    response
      .header('Cache-Control', isDownload ? 'private, no-store' : 'private, max-age=86400')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type(TYPES[kind])
  }

  /** What an admin downloads is not the artist's step. */
  async #record({ auth }: HttpContext, code: OwnedQrCodeRow) {
    if (auth.getUserOrFail().userType !== 'admin') await this.recordDownload.handle(code.id)
  }
}

/** Named after the band, and its event where it has one. */
function nameOf(code: OwnedQrCodeRow): TypedPart[] {
  const { eventName } = toQrCode(code)
  const artist = artistPart({ id: code.artist_id, band_name: code.band_name })
  return eventName ? [artist, { name: eventName, plain: `code-${code.code}` }] : [artist]
}

/** An unusable size is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
function sizeOf({ request }: HttpContext): number {
  const size = Number(request.qs().size)
  return Number.isInteger(size) && size >= SMALLEST && size <= LARGEST ? size : USUAL_SIZE
}
