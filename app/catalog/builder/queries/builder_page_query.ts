import { inject } from '@adonisjs/core'
import { blanksPort } from '#catalog/blanks_port'
import { CopiedBuildQuery } from '#catalog/builder/queries/copied_build_query'
import { toBlankSummary } from '#catalog/builder/transformers/blank_transformer'
import { parseId } from '#shared/ids'

/** The data of the builder page: the blanks, and the product that is copied or rebuilt. */
@inject()
export class BuilderPageQuery {
  constructor(private copied: CopiedBuildQuery) {}

  /** `copy` and `change` are ids from the address. A product of another artist is ignored. */
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
