/** What an account may do. A new account is a fan. */
export const USER_TYPES = ['fan', 'artist', 'admin'] as const

export type UserType = (typeof USER_TYPES)[number]

export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.includes(value as UserType)
}

/** Whether an account may sign in. */
export const ACCOUNT_STATES = ['active', 'suspended'] as const

export type AccountState = (typeof ACCOUNT_STATES)[number]
