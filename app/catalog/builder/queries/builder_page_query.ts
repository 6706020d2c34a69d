import { inject } from '@adonisjs/core'
import { blanksPort } from '#catalog/blanks_port'
import { CopiedBuildQuery } from '#catalog/builder/queries/copied_build_query'
import { toBlankSummary } from '#catalog/builder/transformers/blank_transformer'
import { parseId } from '#shared/ids'

/** What the page of the builder begins with: what can be built on, and the product that is copied. */
@inject()
export class BuilderPageQuery {
  constructor(private copied: CopiedBuildQuery) {}

  /** Ids of a product as an address has them, to copy it or to build it anew; one that is not the artist's is not taken over. */
  async handle(artistId: number, { copy, change }: { copy?: unknown; change?: unknown }) {
    const productId = parseId(change ?? copy)
    const isChanged = change !== undefined
    return {
      blanks: (await blanksPort.current().list()).map(toBlankSummary),
      copied:
        productId === null ? null : await this.copied.handle({ productId, artistId, isChanged }),
    }
  }
}
