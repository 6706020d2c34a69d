import type { UserType } from '#identity/user_type'
import { clock } from '#shared/clock'

/** What ended a request before it was carried out; the comment of the column says what each one means. */
export const CANCELLATIONS = ['owner', 'log-in', 'access', 'admin', 'time'] as const

export type Cancellation = (typeof CANCELLATIONS)[number]

export const REMOVAL_STATUSES = ['open', 'cancelled', 'removed'] as const

/** A row of `second_factor_removals`: the request to remove the second factor of an account whose owner has lost it. */
export type RemovalRow = {
  id: number
  user_id: number
  status: (typeof REMOVAL_STATUSES)[number]
  device: string | null
  network: string
  requested_at: Date
  due_at: Date
  reminded_at: Date | null
  confirmed_by: number | null
  confirmed_at: Date | null
  ended_at: Date | null
  cancelled_by: Cancellation | null
  reason: string | null
  payouts_released_at: Date | null
}

/** An open request, for the account and for admins. Times are ISO 8601. */
export type OpenRemoval = {
  id: number
  requestedAt: string
  /** When the second factor is removed. */
  dueAt: string
  device: string | null
  network: string
  /** Whether an owner among the admins still has to confirm it. */
  needsConfirmation: boolean
}

/** The request of an admin is carried out only where an owner has confirmed it. */
export const needsConfirmation = (
  { confirmed_by: confirmedBy }: Pick<RemovalRow, 'confirmed_by'>,
  userType: UserType
): boolean => userType === 'admin' && confirmedBy === null

/** A notice is followed by so many hours in which the owner can object. */
export const NOTICE_HOURS = 24

/** When a request is carried out whose owner is mailed now: a whole day later, or when it was due anyway. */
export function dueADayFromNow({ due_at: dueAt }: Pick<RemovalRow, 'due_at'>): Date {
  const earliest = clock.now().plus({ hours: NOTICE_HOURS }).toJSDate()
  return dueAt > earliest ? dueAt : earliest
}

export const toOpenRemoval = (row: RemovalRow, userType: UserType): OpenRemoval => ({
  id: row.id,
  requestedAt: row.requested_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  device: row.device,
  network: row.network,
  needsConfirmation: needsConfirmation(row, userType),
})
