import { inject } from '@adonisjs/core'
import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import { BandAccess } from '#artists/bands/band_access'
import type { Account } from '#identity/public'
import type { ArtistRow } from '#artists/transformers/artist_transformer'

/** A profile is public; what belongs to it (orders, codes, unpublished products) is for its owner and members. */
@inject()
export default class ArtistPolicy extends BasePolicy {
  constructor(private access: BandAccess) {
    super()
  }

  /** The owner, members whose role allows it, and admins may read all that belongs to it. */
  @allowGuest()
  async readAll(
    account: Account | null,
    artist: Pick<ArtistRow, 'id' | 'user_id'>
  ): Promise<AuthorizerResponse> {
    if (account?.userType === 'admin') return true
    return (await this.access.ask(account, artist)) ?? false
  }

  /** Only owner and members change a profile. To others except admins a hidden one does not exist (404). */
  async edit(
    account: Account,
    artist: Pick<ArtistRow, 'id' | 'user_id' | 'is_hidden'>
  ): Promise<AuthorizerResponse> {
    const answer = await this.access.ask(account, artist)
    if (answer !== null) return answer
    return artist.is_hidden && account.userType !== 'admin'
      ? AuthorizationResponse.deny(undefined, 404)
      : false
  }
}
