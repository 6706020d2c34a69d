import type { Caller, MemberCaller, RoleFixtures } from '#tests/support/callers'

/** One use of a route: where, with what, and what each caller is answered. */
export type Use = {
  of?: string
  path?: (fixtures: RoleFixtures) => string
  body?: (fixtures: RoleFixtures, caller: Caller | MemberCaller) => object
} & Record<Caller, number> &
  /** Where it is not what `statusOfMember` says. */
  Partial<Record<MemberCaller, number>>

export const everyone = (status: number) => ({
  visitor: status,
  fan: status,
  owner: status,
  other: status,
  admin: status,
})

/** A page or thing of one artist: theirs and the admins'. */
export const ownersAndAdmins = { visitor: 401, fan: 403, owner: 200, other: 403, admin: 200 }

/** Another artist's is public knowledge, and not even an admin's to change. */
export const ownersAlone = { visitor: 401, fan: 403, owner: 200, other: 403, admin: 403 }

/** To everyone else it does not exist. */
export const hiddenFromOthers = { visitor: 404, fan: 404, owner: 200, other: 404, admin: 200 }

/** The fan's own: of another account it is public knowledge that it is not the caller's. */
export const fansOwn = (status: number) => ({ ...everyone(403), visitor: 401, fan: status })

/** Members of the owner's band, where they are answered otherwise than `statusOfMember` says. */
export const membersToo = (status: number) => ({ manager: status, merch: status, viewer: status })
