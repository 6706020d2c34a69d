/** The roles of admins. Owners give them; the last owner stays one. */
export const ADMIN_ROLES = ['owner', 'operations', 'catalogue', 'finance', 'support'] as const

export type AdminRole = (typeof ADMIN_ROLES)[number]

/**
 * The parts of the admins' work. Each route of admins names the one that it belongs to (`AccessRule.adminArea`). Refunds
 * are apart from orders, and sending a mail again is apart from queues, because other roles do them.
 */
export const ADMIN_AREAS = [
  'overview',
  'orders',
  'refunds',
  'disputes',
  'products',
  'reports',
  'provider',
  'artists',
  'payouts',
  'accounting',
  'signoffs',
  'accounts',
  'security',
  'notes',
  'audit',
  'queues',
  'mails',
  'settings',
] as const

export type AdminArea = (typeof ADMIN_AREAS)[number]

export type AdminAct = 'read' | 'write'

/** They move money, and so they approve what another of them asks for. */
const MONEY: readonly AdminRole[] = ['owner', 'finance']

/** Who changes something in an area. All roles read all areas. */
const WRITERS: Record<AdminArea, readonly AdminRole[]> = {
  overview: [],
  orders: ['owner', 'operations'],
  refunds: MONEY,
  disputes: ['owner', 'operations'],
  products: ['owner', 'catalogue'],
  reports: ['owner', 'catalogue'],
  provider: ['owner', 'catalogue'],
  artists: ['owner', 'catalogue'],
  payouts: MONEY,
  accounting: MONEY,
  signoffs: MONEY,
  accounts: ['owner'],
  security: ['owner', 'support'],
  notes: ADMIN_ROLES,
  audit: [],
  queues: ['owner', 'operations'],
  mails: ['owner', 'operations', 'support'],
  settings: MONEY,
}

/** Whether a role of admins may read or write an area (ROLE-3). An account without a role may neither. */
export function adminRoleAllows(
  role: AdminRole | null | undefined,
  area: AdminArea,
  act: AdminAct
): boolean {
  if (!role) return false
  return act === 'read' || WRITERS[area].includes(role)
}

/** The roles that may change something in an area. */
export const rolesThatWrite = (area: AdminArea): readonly AdminRole[] => WRITERS[area]

/** The sentence of a 403: the admin's role does not allow the request. */
export const ADMIN_ROLE_REFUSED =
  'Your admin role doesn’t allow this. Ask an owner to do it, or to change your role.'

/** What a role is called on screens. */
export const ADMIN_ROLE_NAMES: Record<AdminRole, string> = {
  owner: 'Owner',
  operations: 'Operations',
  catalogue: 'Catalogue',
  finance: 'Finance',
  support: 'Support',
}
