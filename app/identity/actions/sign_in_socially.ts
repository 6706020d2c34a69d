import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { EmailVerification } from '#identity/account_links/email_verification'
import User from '#identity/models/user'
import { SocialEmailMissing, SocialEmailTaken } from '#identity/errors'
import { assertMayLogIn, type LoginPortal } from '#identity/login_portal'
import type { SocialProvider } from '#identity/social_providers'
import { takeOverUnverifiedAccount } from '#identity/take_over_unverified_account'
import { clock } from '#shared/clock'

export type SocialProfile = {
  provider: SocialProvider
  providerUserId: string
  email: string | null
  /** Whether the provider vouches for the email. Spotify never does. */
  isEmailVerified: boolean
  name: string | null
}

/**
 * Finds or creates the account of a person whom a provider has identified: the linked account, else an existing one whose
 * email both sides have verified, else a new one with the portal's role, which is mailed a link if its email is not
 * verified. Throws Suspended and RoleMismatch, as the login pages do.
 */
@inject()
export class SignInSocially {
  constructor(private emailVerification: EmailVerification) {}

  async handle(
    profile: SocialProfile,
    portal: LoginPortal,
    caller?: TransactionClientContract
  ): Promise<User> {
    return inTransaction(caller, async (trx) => {
      const linked = await linkedAccount(profile, trx)
      if (linked) {
        assertMayLogIn(linked, portal)
        return linked
      }
      if (!profile.email) throw new SocialEmailMissing()
      const email = profile.email.trim().toLowerCase()
      const existing = await User.byEmail(email, trx).forUpdate().first()
      const user = existing
        ? await joinable(existing, profile, portal, trx)
        : await newAccount(profile, email, portal, trx)
      if (!existing) await this.emailVerification.request(user.id, trx)
      await trx.table('social_identities').insert({
        user_id: user.id,
        provider: profile.provider,
        provider_user_id: profile.providerUserId,
        created_at: clock.now().toSQL(),
      })
      return user
    })
  }
}

async function linkedAccount(
  { provider, providerUserId }: SocialProfile,
  trx: TransactionClientContract
) {
  const identity = await trx
    .from('social_identities')
    .where({ provider, provider_user_id: providerUserId })
    .select('user_id')
    .first()
  return identity ? User.findOrFail(identity.user_id, { client: trx }) : null
}

/** An unverified password is dropped and its sessions end (docs/rules/accounts-and-roles.md#social-log-in). */
async function joinable(
  user: User,
  profile: SocialProfile,
  portal: LoginPortal,
  trx: TransactionClientContract
) {
  if (!profile.isEmailVerified || (await isLinkedElsewhere(user, profile, trx)))
    throw new SocialEmailTaken()
  assertMayLogIn(user, portal)
  if (user.emailVerifiedAt) return user
  await takeOverUnverifiedAccount(user, trx)
  user.emailVerifiedAt = clock.now()
  return user.save()
}

/** One account of each provider per account of ours: a second Google account is no way in. */
async function isLinkedElsewhere(
  user: User,
  { provider }: SocialProfile,
  trx: TransactionClientContract
) {
  if (!user.emailVerifiedAt) return false
  return (
    (await trx.from('social_identities').where({ user_id: user.id, provider }).first()) !== null
  )
}

function newAccount(
  profile: SocialProfile,
  email: string,
  portal: LoginPortal,
  trx: TransactionClientContract
) {
  const [firstName = null, ...rest] = (profile.name ?? '').trim().split(/\s+/).filter(Boolean)
  return User.create(
    {
      email,
      firstName: firstName?.slice(0, 100) ?? null,
      lastName: rest.join(' ').slice(0, 100) || null,
      userType: portal,
      emailVerifiedAt: profile.isEmailVerified ? clock.now() : null,
    },
    { client: trx }
  )
}
