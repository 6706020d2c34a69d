import { timingSafeEqual } from 'node:crypto'
import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import { ObjectStore, randomText } from '#sandbox/object_store'
import { badRequest, forbidden, unauthorized } from '#sandbox/printful/printful_error'
import { root, settings, STORES } from '#sandbox/printful/settings'

const ACCESS_LIFE_SECONDS = 60 * 60
const REFRESH_LIFE_SECONDS = 90 * 24 * 60 * 60

/** What an authorized app holds: one pair at a time. */
export type Grant = {
  id: string
  storeId: number
  accessToken: string
  refreshToken: string
  expiresAt: number
  refreshedAt: number
}

export type Caller = { token: string; level: 'account' | 'store'; storeId: number | null }

export const grants = new ObjectStore<Grant>(root, 'grants')

const now = () => Math.floor(clock.now().toSeconds())

export async function grantStore(storeId: number): Promise<Grant> {
  const grant = freshPair({ id: randomText(24), storeId })
  await grants.save(grant.id, grant)
  return grant
}

/** As an admin's authorization of the shop's own store would. */
export const grantDemoStore = () => grantStore(settings.storeId)

/** Both tokens change; two callers with one refresh token find one pair between them, and the second is refused. */
export function refreshGrant(refreshToken: string): Promise<Grant> {
  return withLock('printful grants', async () => {
    const grant = await findGrant((each) => each.refreshToken === refreshToken)
    if (!grant || grant.refreshedAt + REFRESH_LIFE_SECONDS <= now()) {
      throw badRequest('Invalid refresh token')
    }
    const refreshed = freshPair(grant)
    await grants.save(grant.id, refreshed)
    return refreshed
  })
}

/** Ends every access token; the refresh tokens stay good. */
export async function expireAccess(): Promise<void> {
  for (const grant of await grants.all()) {
    await grants.save(grant.id, { ...grant, expiresAt: now() - 1 })
  }
}

/** Who calls: by the private token, or by an access token that was issued and has not ended. */
export async function callerOf(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw unauthorized('Malformed Authorization header.')
  if (isSame(token, settings.privateToken)) return { token, level: 'account', storeId: null }
  const grant = await findGrant((each) => each.accessToken === token)
  if (!grant) throw unauthorized('The access token provided is invalid.')
  if (grant.expiresAt <= now()) throw unauthorized('The access token provided has expired.')
  return { token, level: 'store', storeId: grant.storeId }
}

/** The store that a call is about. */
export function storeOf(caller: Caller, header: string | undefined): number {
  if (!header && caller.storeId === null) throw badRequest('This endpoint requires `store_id`!')
  const wanted = header ? Number(header) : caller.storeId
  const store = STORES.find(({ id }) => id === wanted)
  if (!store || (caller.storeId !== null && caller.storeId !== store.id)) {
    throw forbidden('You do not have access to this store!')
  }
  return store.id
}

export const storesOf = (caller: Caller) =>
  STORES.filter(({ id }) => caller.storeId === null || caller.storeId === id)

function freshPair(grant: Pick<Grant, 'id' | 'storeId'>): Grant {
  return {
    id: grant.id,
    storeId: grant.storeId,
    accessToken: `smk_${randomText(36)}`,
    refreshToken: randomText(59),
    expiresAt: now() + ACCESS_LIFE_SECONDS,
    refreshedAt: now(),
  }
}

async function findGrant(isWanted: (grant: Grant) => boolean): Promise<Grant | undefined> {
  const all = await grants.all()
  return all.find(isWanted)
}

export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
