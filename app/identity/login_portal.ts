import { RoleMismatch, Suspended } from '#identity/errors'
import type { UserType } from '#identity/user_type'

/**
 * The two login portals (docs/rules/accounts-and-roles.md#login-portals): `/login` for fans, `/login/artist` for
 * artists.
 */
export const LOGIN_PORTALS = ['fan', 'artist'] as const

export type LoginPortal = (typeof LOGIN_PORTALS)[number]

/** Each account has its own login page; admins may use either. */
export function isRoleAllowed(portal: LoginPortal, userType: UserType): boolean {
  return userType === 'admin' || userType === portal
}

/** The login page for an account of this type, where none was asked for. */
export function loginPortalOf(userType: UserType): LoginPortal {
  return userType === 'artist' ? 'artist' : 'fan'
}

/** The address of a portal's page. */
export function portalPath(portal: LoginPortal): string {
  return portal === 'artist' ? '/login/artist' : '/login'
}

/**
 * Throws Suspended or RoleMismatch; asked only once the account is proved
 * (docs/rules/accounts-and-roles.md#login-portals).
 */
export function assertMayLogIn(
  user: { isSuspended: boolean; userType: UserType },
  portal: LoginPortal
) {
  if (user.isSuspended) throw new Suspended()
  if (!isRoleAllowed(portal, user.userType)) throw new RoleMismatch(portal, user.userType)
}
