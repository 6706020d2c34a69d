import type { User } from '~/lib/shapes'

type NavItem = {
  label: string
  href: string
  /** Addresses of its area that begin differently. */
  covers?: string[]
}

/** The provider's pages belong to whichever area their reader has. */
const PROVIDER_PAGES = ['/printful', '/test/printful']

const merch = { label: 'Merch', href: '/browse' }
const artists = { label: 'Artists', href: '/artists' }
const collections = { label: 'Collections', href: '/collections' }

/** Where the header leads, by role (docs/rules/interface.md#header). */
export function navItems(user: User | null): NavItem[] {
  if (!user) return [merch, artists, collections]
  return [
    { label: 'Home', href: '/' },
    merch,
    artists,
    collections,
    { label: 'Wishlist', href: '/wishlist' },
    ...(user.userType === 'artist'
      ? [{ label: 'Dashboard', href: '/dashboard', covers: PROVIDER_PAGES }]
      : []),
    ...(user.userType === 'admin'
      ? [{ label: 'Admin', href: '/admin', covers: PROVIDER_PAGES }]
      : []),
  ]
}

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
