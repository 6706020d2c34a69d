import { RoleMismatch, Suspended } from '#identity/errors'
import type { UserType } from '#identity/user_type'

/** The two sign-in doors (RULINGS.md, Access): `/login` for fans, `/login/artist` for artists. */
export const DOORS = ['fan', 'artist'] as const

export type Door = (typeof DOORS)[number]

/** Each account has its own door; admins may use either. */
export function doorAdmits(door: Door, userType: UserType): boolean {
  return userType === 'admin' || userType === door
}

/** The address of a door's page. */
export function doorPath(door: Door): string {
  return door === 'artist' ? '/login/artist' : '/login'
}

/** Throws Suspended or RoleMismatch; asked only once the account is proved (RULINGS.md, Access). */
export function assertMayEnter(user: { isSuspended: boolean; userType: UserType }, door: Door) {
  if (user.isSuspended) throw new Suspended()
  if (!doorAdmits(door, user.userType)) throw new RoleMismatch(door, user.userType)
}
