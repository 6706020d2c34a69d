import { inject } from '@adonisjs/core'
import { blanksPort } from '#catalog/blanks_port'
import { CopiedBuildQuery } from '#catalog/builder/queries/copied_build_query'
import { toBlankSummary } from '#catalog/builder/transformers/blank_transformer'
import { parseId } from '#shared/ids'

/** What the page of the builder begins with: what can be built on, and the product that is copied. */
@inject()
export class BuilderPageQuery {
  constructor(private copied: CopiedBuildQuery) {}

  /** `copyOf` is the id of a product as an address has it; one that is not the artist's is not taken over. */
  async handle(artistId: number, copyOf: unknown) {
    const productId = parseId(copyOf)
    return {
      blanks: (await blanksPort.current().list()).map(toBlankSummary),
      copied: productId === null ? null : await this.copied.handle({ productId, artistId }),
    }
  }
}
