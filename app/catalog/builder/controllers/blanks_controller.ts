import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, ownProfile } from '#artists/public'
import { blanksPort } from '#catalog/blanks_port'
import { AskedPricesQuery } from '#catalog/builder/queries/asked_prices_query'
import { toBlank, toBlankSummary } from '#catalog/builder/transformers/blank_transformer'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'

/** The blanks that products can be built on: GET /api/blanks and /api/blanks/:id. */
@inject()
export default class BlanksController {
  constructor(
    private artists: ArtistQueries,
    private askedPrices: AskedPricesQuery
  ) {}

  async index(ctx: HttpContext) {
    await ownProfile(ctx, this.artists)
    return (await blanksPort.current().list()).map(toBlankSummary)
  }

  async show(ctx: HttpContext) {
    const artist = await ownProfile(ctx, this.artists)
    const blank = await blanksPort.current().find(pathId(ctx.params.id))
    if (!blank) throw new NotFound()
    return toBlank(blank, await this.askedPrices.handle(blank.productType, artist.id))
  }
}
