import type { AuthenticatorTransport } from '@simplewebauthn/server'

/** A row of `passkeys`. `signature_count` is a bigint, which the driver reads as text. */
export type PasskeyRow = {
  id: number
  user_id: number
  credential_id: string
  public_key: Buffer
  signature_count: string
  transports: AuthenticatorTransport[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

/** A passkey as its owner sees it. Times are ISO 8601. */
export type OwnPasskey = { id: number; name: string; addedAt: string; lastUsedAt: string | null }

export const MOST_PASSKEYS = 10

export const PASSKEY_NAME_LENGTH = 60

export const ownPasskey = (row: PasskeyRow): OwnPasskey => ({
  id: row.id,
  name: row.name,
  addedAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** The id by which an authenticator tells the accounts of the shop apart: not personal, and the same for all keys of an account. */
export const userHandle = (userId: number) => new TextEncoder().encode(`gigstall-${userId}`)
