import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import { ObjectStore, randomText } from '#sandbox/object_store'
import { grantStore, isSame, refreshGrant, type Grant } from '#sandbox/printful/access/tokens'
import { badRequest, unauthorized } from '#sandbox/printful/printful_error'
import { root, settings } from '#sandbox/printful/settings'

const CODE_LIFE_SECONDS = 10 * 60

type Code = { code: string; storeId: number; endsAt: number }

export const codes = new ObjectStore<Code>(root, 'codes')

/** The parameters with which the shop redirects an admin here; `redirect_uri` is not supported. */
export type Installation = { clientId: string; redirectUrl: string; state: string }

export function readInstallation(query: Record<string, unknown>): Installation | null {
  const { client_id: clientId, redirect_url: redirectUrl, state = '' } = query
  if (clientId !== settings.clientId || typeof state !== 'string') return null
  if (typeof redirectUrl !== 'string' || !/^https?:\/\//.test(redirectUrl)) return null
  if (!URL.canParse(redirectUrl)) return null
  return { clientId, redirectUrl, state }
}

/** Where to go on with a code, as the account's owner said yes. */
export async function allow({ redirectUrl, state }: Installation): Promise<string> {
  const code: Code = {
    code: randomText(40),
    storeId: settings.storeId,
    endsAt: clock.now().toSeconds() + CODE_LIFE_SECONDS,
  }
  await codes.save(code.code, code)
  return addressWith(redirectUrl, { state, code: code.code, success: '1' })
}

export function refuse({ redirectUrl, state }: Installation): string {
  return addressWith(redirectUrl, { state, success: '0' })
}

/** POST /oauth/token: a pair for a code, once, or for the refresh token of the pair before. */
export async function exchange(fields: Record<string, unknown>) {
  const { client_id: clientId, client_secret: clientSecret } = fields
  if (clientId !== settings.clientId || !isSame(String(clientSecret), settings.clientSecret)) {
    throw unauthorized('Client authentication failed.')
  }
  if (fields.grant_type === 'authorization_code') return toAnswer(await redeem(fields.code))
  if (fields.grant_type === 'refresh_token') {
    return toAnswer(await refreshGrant(String(fields.refresh_token)))
  }
  throw badRequest('Invalid grant type')
}

function redeem(given: unknown): Promise<Grant> {
  return withLock('printful codes', async () => {
    const code = typeof given === 'string' ? await codes.find(given) : null
    if (code) await codes.remove(code.code)
    if (!code || code.endsAt <= clock.now().toSeconds()) {
      throw badRequest('Invalid authorization code')
    }
    return grantStore(code.storeId)
  })
}

function toAnswer(grant: Grant) {
  return {
    access_token: grant.accessToken,
    expires_at: String(grant.expiresAt),
    token_type: 'bearer',
    refresh_token: grant.refreshToken,
  }
}

function addressWith(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
