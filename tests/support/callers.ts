import { TourFactory } from '#database/factories/tour_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { ADMIN_ROLES } from '#shared/admin_role'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { givenInvitation, givenMember } from '#tests/support/given_band'
import { givenStoredArtwork } from '#tests/support/stored_artwork'

/** The callers apart from members: `owner` is the artist whose data is asked for, `other` another artist. */
export const CALLERS = ['visitor', 'fan', 'owner', 'other', 'admin'] as const

export type Caller = (typeof CALLERS)[number]

/** Members of the owner's band, by their roles. */
export const MEMBERS = ['manager', 'merch', 'viewer'] as const

export type MemberCaller = (typeof MEMBERS)[number]

/** Admins who are no owners, by their roles. */
export const STAFF = ADMIN_ROLES.filter((role) => role !== 'owner')

/**
 * One artist's shop, and something of each kind in it. The fan bought `order`, which is to be made, one that is `shipped`
 * and one that was delivered; a guest `guestOrder` and `guestShipped`.
 */
export async function givenPeopleAndThings() {
  const { artist, owner } = await givenArtist({})
  const { artist: hidden } = await givenArtist({ isHidden: true })
  const { owner: other } = await givenArtist({})
  const fan = await UserFactory.create()
  const admin = await UserFactory.merge({ userType: 'admin' }).create()
  const { product } = await givenActiveProduct({ artist })
  const { product: draft } = await givenActiveProduct({ artist })
  await draft.merge({ status: 'draft' }).save()
  const { artwork, upload } = await givenStoredArtwork(artist)
  const { order } = await givenPaidOrder({ product, buyer: fan })
  const { order: guestOrder } = await givenPaidOrder({ product })
  const { order: shipped } = await givenPaidOrder({ product, buyer: fan })
  const { order: delivered } = await givenPaidOrder({ product, buyer: fan })
  const { order: guestShipped } = await givenPaidOrder({ product })
  await shipped.merge({ status: 'shipped' }).save()
  await delivered.merge({ status: 'delivered' }).save()
  await guestShipped.merge({ status: 'shipped' }).save()
  const { code, gig } = await givenScannedCode({ artist })
  const tour = await TourFactory.merge({ artistId: artist.id }).create()
  const accounts: Record<Caller | MemberCaller, User | null> = {
    ...{ visitor: null, fan, owner, other, admin },
    manager: await givenMember(artist.id, 'manager'),
    merch: await givenMember(artist.id, 'merch'),
    viewer: await givenMember(artist.id, 'viewer'),
  }
  const { invitation, token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
  return {
    accounts,
    artist,
    hidden,
    product,
    draft,
    order,
    shipped,
    guestOrder,
    guestShipped,
    code,
    gig,
    tour,
    artwork,
    upload,
    invitation,
    token,
  }
}

export type RoleFixtures = Awaited<ReturnType<typeof givenPeopleAndThings>>
