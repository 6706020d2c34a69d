import type { AdminAccount } from '#admin/transformers/account_shape'
import type { UserType } from '#identity/public'

export type { AdminAccount }

/** What each role is called; they stand here and nowhere else. */
export const ROLE_WORDS: Record<UserType, string> = {
  fan: 'Fan',
  artist: 'Artist',
  admin: 'Admin',
}

export const roleOptions = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }))

/** What an account is called: its name, else its email. */
export const callOf = ({ name, email }: AdminAccount) => name || email
