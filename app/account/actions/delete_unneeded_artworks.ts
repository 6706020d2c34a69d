import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { UnneededArtworksQuery } from '#account/queries/unneeded_artworks_query'
import { DeleteArtwork } from '#catalog/public'

const PAGE = 100

/** Deletes the artworks of deleted accounts, with their files, once no order needs them. May run twice. */
@inject()
export class DeleteUnneededArtworks {
  constructor(
    private artworks: UnneededArtworksQuery,
    private deleteArtwork: DeleteArtwork
  ) {}

  /** @returns how many were deleted, and how many could not be */
  async handle(): Promise<{ deleted: number; failed: number }> {
    const result = { deleted: 0, failed: 0 }
    for (let after = 0; ;) {
      const ids = await this.artworks.handle({ after, limit: PAGE })
      for (const id of ids)
        try {
          await this.deleteArtwork.handle(id)
          result.deleted++
        } catch (error) {
          result.failed++
          logger.error({ err: error, artworkId: id }, 'An artwork could not be deleted')
        }
      if (ids.length < PAGE) return result
      after = ids.at(-1)!
    }
  }
}
