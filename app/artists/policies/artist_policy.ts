import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import type { ArtistRow } from '#artists/transformers/artist_transformer'

/** A profile is public; what belongs to it (orders, codes, unpublished products) is its owner's. */
export default class ArtistPolicy extends BasePolicy {
  /** The owner and admins read everything of it. */
  @allowGuest()
  readAll(account: Account | null, artist: Pick<ArtistRow, 'user_id'>): AuthorizerResponse {
    return account !== null && (account.userType === 'admin' || account.id === artist.user_id)
  }

  /** Only the owner changes a profile. For anybody else but an admin a hidden one does not exist (404). */
  edit(account: Account, artist: Pick<ArtistRow, 'user_id' | 'is_hidden'>): AuthorizerResponse {
    if (account.id === artist.user_id) return true
    return artist.is_hidden && account.userType !== 'admin'
      ? AuthorizationResponse.deny(undefined, 404)
      : false
  }
}
