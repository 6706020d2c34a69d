import type { AdminAccount } from '#admin/transformers/account_transformer'
import type { UserType } from '#identity/user_type'
import { ADMIN_ROLE_NAMES, ADMIN_ROLES, type AdminRole } from '#shared/admin_role'

export type { AdminAccount }

/** The names of the roles, for the whole admin area. */
export const ROLE_WORDS: Record<UserType, string> = {
  fan: 'Fan',
  artist: 'Artist',
  admin: 'Admin',
}

/** A role with its article, for sentences. */
const ROLE_OF_ONE: Record<UserType, string> = {
  fan: 'a fan',
  artist: 'an artist',
  admin: 'an admin',
}

export const roleOptions = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }))

export const adminRoleOptions = ADMIN_ROLES.map((value) => ({
  value,
  label: ADMIN_ROLE_NAMES[value],
}))

/** The role of an account, with what an admin may do: "Admin, finance". */
export function roleWords(userType: UserType, adminRole: AdminRole | null): string {
  const ofAdmins = userType === 'admin' ? (adminRole ?? 'no admin role') : null
  return [ROLE_WORDS[userType], ofAdmins].filter(Boolean).join(', ')
}

/** The same with its article, for sentences: "an admin (finance)". */
export function roleOfOne(userType: UserType, adminRole: AdminRole | null): string {
  const ofAdmins = userType === 'admin' && adminRole ? ` (${adminRole})` : ''
  return `${ROLE_OF_ONE[userType]}${ofAdmins}`
}

/** The name of an account, or its email where it has none. */
export const accountName = ({ name, email }: AdminAccount) => name || email

/** What a role may do, in a sentence. */
export const ADMIN_ROLE_SENTENCES: Record<AdminRole, string> = {
  owner: 'Sees and does everything. Only owners change roles and suspend accounts.',
  operations: 'Sees everything. Runs orders, production, disputes and queues.',
  catalogue: 'Sees everything. Runs products, Printful and the verification of artists.',
  finance: 'Sees everything. Makes refunds, and runs payouts and shares.',
  support:
    'Sees everything. Resends emails, looks up account logins, and cancels requests to remove two-step login.',
}
