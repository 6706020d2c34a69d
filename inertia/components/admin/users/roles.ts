import type { AdminAccount } from '#admin/transformers/account_transformer'
import type { UserType } from '#identity/user_type'

export type { AdminAccount }

/** The names of the roles, for the whole admin area. */
export const ROLE_WORDS: Record<UserType, string> = {
  fan: 'Fan',
  artist: 'Artist',
  admin: 'Admin',
}

/** A role with its article, for sentences. */
export const ROLE_OF_ONE: Record<UserType, string> = {
  fan: 'a fan',
  artist: 'an artist',
  admin: 'an admin',
}

export const roleOptions = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }))

/** The name of an account, or its email where it has none. */
export const callOf = ({ name, email }: AdminAccount) => name || email
