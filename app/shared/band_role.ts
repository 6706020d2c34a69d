/** The roles of a band. The owner is the account that the profile belongs to; the others were invited. */
export const BAND_ROLES = ['owner', 'manager', 'merch', 'viewer'] as const

export type BandRole = (typeof BAND_ROLES)[number]

/** The roles that an invitation can give. */
export const MEMBER_ROLES = ['manager', 'merch', 'viewer'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

/**
 * The parts of a band's work. Each route of an artist names the one that it belongs to (`AccessRule.area`). `dashboard` is
 * the way in; `shares` are what venue and support act get of a gig, `settlement` its sheet and attendance, `log` the list
 * of who did what in the band.
 */
export const BAND_AREAS = [
  'dashboard',
  'overview',
  'profile',
  'products',
  'orders',
  'payouts',
  'gigs',
  'shares',
  'settlement',
  'followers',
  'team',
  'log',
] as const

export type BandArea = (typeof BAND_AREAS)[number]

export type BandAct = 'read' | 'write'

const ALL = BAND_ROLES
const OWNER = ['owner'] as const
const MANAGERS = ['owner', 'manager'] as const
const MERCH = ['owner', 'manager', 'merch'] as const
const READERS = ['owner', 'manager', 'viewer'] as const
const NONE = [] as const

const ALLOWED: Record<BandArea, Record<BandAct, readonly BandRole[]>> = {
  dashboard: { read: ALL, write: NONE },
  overview: { read: READERS, write: NONE },
  profile: { read: READERS, write: MANAGERS },
  products: { read: READERS, write: MANAGERS },
  orders: { read: READERS, write: NONE },
  payouts: { read: READERS, write: OWNER },
  gigs: { read: ALL, write: MERCH },
  shares: { read: ALL, write: OWNER },
  settlement: { read: ALL, write: MERCH },
  followers: { read: READERS, write: MANAGERS },
  team: { read: READERS, write: MANAGERS },
  log: { read: MANAGERS, write: NONE },
}

/** Whether a role in a band may read or write an area of its work (TEAM-1). */
export function bandRoleAllows(role: BandRole, area: BandArea, act: BandAct = 'read'): boolean {
  return ALLOWED[area][act].includes(role)
}

/** The sentence of a 403: the member's role does not allow the request. */
export const ROLE_REFUSED =
  'Your role in this band doesn’t allow this. Ask the band’s owner to change your role.'

/** Whether a role may give, change or remove another one: the owner any, a manager any but manager. */
export function mayAppoint(role: BandRole, member: MemberRole): boolean {
  return role === 'owner' || (role === 'manager' && member !== 'manager')
}

/** What a role is called on screens and in mails. */
export const BAND_ROLE_NAMES: Record<BandRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  merch: 'Merch',
  viewer: 'Viewer',
}

/** What a role may do, in a sentence. */
export const BAND_ROLE_SENTENCES: Record<BandRole, string> = {
  owner: 'Does everything. Only the owner changes payout details and shares.',
  manager: 'Does everything except changing payout details, shares and managers.',
  merch: 'Runs gigs, QR codes, the live board and settlement sheets. Sees nothing else.',
  viewer: 'Sees everything except the log of who did what. Changes nothing.',
}
