import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/models/user'
import { OpenSessionsQuery } from '#identity/queries/open_sessions_query'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { SecurityEventsQuery } from '#identity/queries/security_events_query'
import { SecondFactorRemovalQuery } from '#identity/second_factor_removal/removal_query'
import { labelOf, type SocialProvider } from '#identity/social_providers'
import { clock } from '#shared/clock'

/** Reads the log-in methods, sessions and security events of a user, for their own account page and export. Times are ISO 8601. */
@inject()
export class OwnAccountQuery {
  constructor(
    private openSessions: OpenSessionsQuery,
    private secondFactor: SecondFactorQuery,
    private securityEvents: SecurityEventsQuery,
    private removals: SecondFactorRemovalQuery
  ) {}

  /** Four statements. */
  async handle(user: User) {
    const [socialAccounts, pending, secondFactor, removal] = await Promise.all([
      this.#socialAccounts(user.id),
      this.#pendingEmail(user.id),
      this.secondFactor.handle(user.id),
      this.removals.open(user),
    ])
    return {
      hasPassword: user.password !== null,
      isEmailVerified: user.emailVerifiedAt !== null,
      createdAt: user.createdAt.toUTC().toISO()!,
      /** A new email whose confirmation link was not opened yet. */
      pendingEmail: pending?.new_email ?? null,
      /** Two-step login; null where it is off. */
      secondFactor,
      /** The open request to remove a lost second factor. */
      secondFactorRemoval: removal,
      socialAccounts: socialAccounts.map(({ provider, created_at: linkedAt }) => ({
        provider,
        label: labelOf(provider),
        linkedAt: linkedAt.toISOString(),
      })),
    }
  }

  /** @param currentId the session that asks */
  sessions(user: User, currentId: string) {
    return this.openSessions.handle(user, currentId)
  }

  /** The last ten. */
  recentSecurityEvents(userId: number) {
    return this.securityEvents.recent(userId)
  }

  logIns(userId: number) {
    return this.securityEvents.logIns(userId)
  }

  /** The open request to remove a lost second factor; null where there is none. */
  openRemoval(user: User) {
    return this.removals.open(user)
  }

  /** The requests to remove a lost second factor. */
  secondFactorRemovals(user: User) {
    return this.removals.all(user)
  }

  async #socialAccounts(userId: number): Promise<{ provider: SocialProvider; created_at: Date }[]> {
    return db
      .from('social_identities')
      .where('user_id', userId)
      .orderBy('provider')
      .select('provider', 'created_at')
  }

  async #pendingEmail(userId: number): Promise<{ new_email: string } | null> {
    return db
      .from('account_links')
      .where({ user_id: userId, purpose: 'email' })
      .where('expires_at', '>', clock.now().toJSDate())
      .select('new_email')
      .first()
  }
}

export type OwnAccount = Awaited<ReturnType<OwnAccountQuery['handle']>>
