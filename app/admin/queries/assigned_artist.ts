import { inject } from '@adonisjs/core'
import { ArtistQueries, type ArtistRow } from '#artists/public'
import { InvalidField, NotFound } from '#core/exceptions/errors'

/** The artist that an admin names in a body or a query. */
@inject()
export class AssignedArtist {
  constructor(private artists: ArtistQueries) {}

  /** Throws InvalidField: there is none, or a hidden one, who could not decide. */
  async handle(id: number): Promise<ArtistRow> {
    return this.artists.visible(id).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error
      throw new InvalidField('artistId', 'exists', 'Artist not found')
    })
  }
}
