import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { createAccount } from '#identity/actions/register_account'
import { DEMO_ACCOUNTS, demoPasswordHash } from '#identity/demo_accounts'
import User from '#identity/models/user'
import type { UserType } from '#identity/user_type'
import { clock } from '#shared/clock'

/**
 * The demo account of a role, with that role again whatever was switched before; an admin is an owner. Made if the demo data is not there
 * yet. Refuses in production: its password is public.
 */
export class PrepareDemoAccount {
  async handle(role: UserType, trx?: TransactionClientContract): Promise<User> {
    if (app.inProduction) throw new Error('There are no demo accounts in production')
    const account = DEMO_ACCOUNTS[role]
    const adminRole = role === 'admin' ? ('owner' as const) : null
    const user = await User.findByEmail(account.email, trx)
    if (!user) {
      const password = await demoPasswordHash()
      const row = { ...account, password, userType: role, adminRole }
      return createAccount({ ...row, emailVerifiedAt: clock.now() }, trx)
    }
    return user.merge({ userType: role, adminRole }).save()
  }
}
