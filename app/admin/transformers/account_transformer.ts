import type { UserType } from '#identity/public'
import type { AdminRole } from '#shared/admin_role'

export type AccountRow = {
  id: number
  email: string
  /** Empty where none was given. */
  name: string
  user_type: UserType
  admin_role: AdminRole | null
  suspended_at: Date | null
  suspension_reason: string | null
  created_at: Date
  updated_at: Date
  artist_id: number | null
  band_name: string | null
}

/** An account for admins, with the profile it owns; `updatedAt` is what a change is based on. */
export function toAccount(row: AccountRow) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    userType: row.user_type,
    adminRole: row.user_type === 'admin' ? row.admin_role : null,
    isSuspended: row.suspended_at !== null,
    suspensionReason: row.suspension_reason,
    artist: row.artist_id === null ? null : { id: row.artist_id, bandName: row.band_name! },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export type AdminAccount = ReturnType<typeof toAccount>

export const ACCOUNT_CSV_HEAD = [
  'Id',
  'Name',
  'Email',
  'Role',
  'State',
  'Artist',
  'Joined',
  'Suspension reason',
  'Admin role',
]

/** Times in UTC. */
export function toAccountCells(row: AccountRow): (string | number)[] {
  return [
    row.id,
    row.name,
    row.email,
    row.user_type,
    row.suspended_at ? 'suspended' : 'active',
    row.band_name ?? '',
    row.created_at.toISOString(),
    row.suspension_reason ?? '',
    (row.user_type === 'admin' && row.admin_role) || '',
  ]
}
