import { hashOnce } from '#identity/passwords'
import type { UserType } from '#identity/user_type'
import type { MemberRole } from '#shared/band_role'

/** Accounts to try every role with, outside production only (docs/rules/accounts-and-roles.md#demo-data). */
export const DEMO_PASSWORD = 'gigstall-demo'

export const demoPasswordHash = hashOnce(DEMO_PASSWORD)

export const DEMO_ACCOUNTS: Record<
  UserType,
  { email: string; firstName: string; lastName: string }
> = {
  fan: { email: 'fan@gigstall.test', firstName: 'Frankie', lastName: 'Front-Row' },
  artist: { email: 'artist@gigstall.test', firstName: 'Ari', lastName: 'Amplifier' },
  admin: { email: 'admin@gigstall.test', firstName: 'Addie', lastName: 'Aftershow' },
}

/** Members of the demo artist's band, with the same password. */
export const DEMO_MEMBERS: readonly {
  role: MemberRole
  email: string
  firstName: string
  lastName: string
}[] = [
  { role: 'manager', email: 'manager@gigstall.test', firstName: 'Mina', lastName: 'Mixdesk' },
  { role: 'merch', email: 'merch@gigstall.test', firstName: 'Toby', lastName: 'Tablecloth' },
]
