import db from '@adonisjs/lucid/services/db'
import type User from '#identity/models/user'
import { labelOf, type SocialProvider } from '#identity/social_providers'
import { clock } from '#shared/clock'

/** As the session store keeps it. */
type StoredSession = { message?: { touchedAt?: number } }

/** Reads the log-in methods and sessions of a user, for their own account page and export. Times are ISO 8601. */
export class OwnAccountQuery {
  /** Two statements. */
  async handle(user: User) {
    const [socialAccounts, pending] = await Promise.all([
      this.#socialAccounts(user.id),
      this.#pendingEmail(user.id),
    ])
    return {
      hasPassword: user.password !== null,
      isEmailVerified: user.emailVerifiedAt !== null,
      createdAt: user.createdAt.toUTC().toISO()!,
      /** A new email whose confirmation link was not opened yet. */
      pendingEmail: pending?.new_email ?? null,
      socialAccounts: socialAccounts.map(({ provider, created_at: linkedAt }) => ({
        provider,
        label: labelOf(provider),
        linkedAt: linkedAt.toISOString(),
      })),
    }
  }

  /**
   * The sessions of the account, the latest first: when each was last used (to five minutes) and ends. Never its id, which is
   * what it is signed in by.
   * @param currentId the session that asks
   */
  async sessions(userId: number, currentId: string) {
    const sessions: { id: string; data: string; expires_at: Date }[] = await db
      .from('sessions')
      .where('user_id', String(userId))
      .where('expires_at', '>', clock.now().toJSDate())
      .orderBy('expires_at', 'desc')
      .select('id', 'data', 'expires_at')
    return sessions.map(({ id, data, expires_at: expiresAt }) => ({
      isThisOne: id === currentId,
      lastSeenAt: lastSeen(data),
      expiresAt: expiresAt.toISOString(),
    }))
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

function lastSeen(data: string): string | null {
  const seconds = (JSON.parse(data) as StoredSession).message?.touchedAt
  return seconds === undefined ? null : new Date(seconds * 1000).toISOString()
}

export type OwnAccount = Awaited<ReturnType<OwnAccountQuery['handle']>>
