import { ArtistSchema } from '#database/schema'

/** An artist's public profile; an account owns at most one. */
export default class Artist extends ArtistSchema {
  static table = 'artists'
}
