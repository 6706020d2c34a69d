import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ArtistProfileSummary, OwnBand } from '#identity/artist_profile_port'
import type User from '#identity/models/user'

/** An account: only ever sent to the account itself and to admins. */
export default class UserTransformer extends BaseTransformer<{
  user: User
  artist: ArtistProfileSummary | null
  bands: OwnBand[]
}> {
  toObject() {
    const { user, artist, bands } = this.resource
    return {
      id: user.id,
      firstName: user.firstName ?? null,
      lastName: user.lastName ?? null,
      email: user.email,
      profileImageUrl: user.profileImageUrl ?? null,
      userType: user.userType,
      adminRole: user.userType === 'admin' ? user.adminRole : null,
      artist,
      bands,
    }
  }
}
