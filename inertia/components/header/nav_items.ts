import type { User } from '~/lib/shapes'

type Role = User['userType']

type NavItem = {
  label: string
  href: string
  /** Who finds it in the header; everyone where left out. */
  roles?: readonly Role[]
  /** Addresses of its area that begin differently. */
  covers?: string[]
}

/** The provider's pages belong to whichever area their reader has. */
const PROVIDER_PAGES = ['/printful', '/test/printful']

const ACCOUNTS: readonly Role[] = ['fan', 'artist', 'admin']

const items: NavItem[] = [
  { label: 'Home', href: '/', roles: ACCOUNTS },
  { label: 'Merch', href: '/browse' },
  { label: 'Artists', href: '/artists' },
  { label: 'Collections', href: '/collections' },
  { label: 'Wishlist', href: '/wishlist', roles: ACCOUNTS },
  { label: 'Dashboard', href: '/dashboard', covers: PROVIDER_PAGES, roles: ['artist'] },
  { label: 'Admin', href: '/admin', covers: PROVIDER_PAGES, roles: ['admin'] },
]

/** Where the header leads, by role (docs/rules/interface.md#header); all of it while the account is not known. */
export function navItems(user: User | null, isUnknown: boolean): NavItem[] {
  if (isUnknown) return items
  return items.filter(({ roles }) => !roles || (user !== null && roles.includes(user.userType)))
}

/**
 * Attributes of what only some roles see, on a page that does not know its account: the script in the layout shows it by
 * the hint of the role (`showRole`). Without scripts, a visitor's header stands.
 */
export const shownTo = (roles: readonly Role[] | 'visitor', isUnknown: boolean) =>
  isUnknown
    ? {
        'data-roles': roles === 'visitor' ? roles : roles.join(' '),
        'className': roles === 'visitor' ? undefined : 'hidden',
      }
    : {}

export const shownToAccounts = (isUnknown: boolean) => shownTo(ACCOUNTS, isUnknown)

/** Admins have no profile (docs/rules/accounts-and-roles.md#roles), so nothing to become. */
function ownArea({ userType }: User): NavItem {
  if (userType === 'admin') return { label: 'Admin', href: '/admin' }
  const label = userType === 'artist' ? 'Artist Dashboard' : 'Become an Artist'
  return { label, href: '/dashboard' }
}

/** What stands in one's own menu. */
export function accountItems(user: User): NavItem[] {
  return [
    ownArea(user),
    ...(user.userType === 'fan' ? [] : [{ label: 'Printful', href: '/printful' }]),
    { label: 'Orders', href: '/orders' },
    { label: 'Account', href: '/account' },
  ]
}

/** The two login links. */
export const loginLinks: NavItem[] = [
  { label: 'Artist Login', href: '/api/login/artist' },
  { label: 'Login / Sign Up', href: '/api/login' },
]

export function isCurrent({ href, covers = [] }: Omit<NavItem, 'label'>, url: string): boolean {
  const path = url.split(/[?#]/)[0].toLowerCase()
  if (href === '/') return path === '/'
  return [href, ...covers].some((own) => path === own || path.startsWith(`${own}/`))
}

export function displayName(user: User): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
}
