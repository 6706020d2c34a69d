import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { FulfilmentProvider, type ProviderStatus, type StatusSnapshot } from '#fulfilment/provider'
import { clock } from '#shared/clock'

/** How long a status is kept, for all users; one that reports trouble is read again sooner. */
const LIFE_SECONDS = { connected: 300, trouble: 30 }
/** An admin's request for a new read takes effect only where the stored status is at least this old. */
const REFRESH_SECONDS = 10
/** While another node calls the provider, how often and how far apart its answer is looked for. */
const LOOKS = 20
const PAUSE_MILLISECONDS = 250

type Kept = { status: ProviderStatus; ageSeconds: number; isValid: boolean }

const underWay = new RequestCoalescer()

/**
 * Returns the provider's status. It is read once in five minutes for all users on all nodes, because each read uses a
 * call of the budget that orders need (LIMIT-1).
 */
@inject()
export class SharedProviderStatus {
  constructor(private provider: FulfilmentProvider) {}

  /** `isRefresh`: a user who may do so asks for a new read. */
  async handle({ isRefresh }: { isRefresh: boolean }): Promise<ProviderStatus> {
    const access = await this.provider.connection.fingerprint()
    // Without a token the provider is not called.
    if (access === null) return (await this.provider.connection.status()).status
    const kept = await find(access)
    if (kept && isGoodEnough(kept, isRefresh)) return kept.status
    return underWay.read(access, () => this.#readAlone(access, kept, isRefresh))
  }

  async #readAlone(access: string, kept: Kept | null, isRefresh: boolean) {
    for (let look = 0; look < LOOKS; look++) {
      const read = await withAdvisoryLock(`provider status ${access}`, () =>
        this.#read(access, isRefresh)
      )
      if (read) return read.result
      if (kept) return kept.status
      await sleep(PAUSE_MILLISECONDS)
    }
    return (await find(access))?.status ?? (await this.#read(access, isRefresh))
  }

  /** Reads the status, unless another node has done so meanwhile. */
  async #read(access: string, isRefresh: boolean): Promise<ProviderStatus> {
    const kept = await find(access)
    if (kept && isGoodEnough(kept, isRefresh)) return kept.status
    const latest = await this.provider.connection.status()
    // An answer that limits our calls says nothing new about the connection.
    const status =
      latest.retryAfterSeconds === null ? latest.status : (kept?.status ?? latest.status)
    await keep(access, status, lifeOf(latest))
    return status
  }
}

function isGoodEnough({ isValid, ageSeconds }: Kept, isRefresh: boolean): boolean {
  return isValid && !(isRefresh && ageSeconds >= REFRESH_SECONDS)
}

function lifeOf({ status, retryAfterSeconds }: StatusSnapshot): number {
  if (retryAfterSeconds !== null) return Math.min(retryAfterSeconds, 60)
  return status.connected ? LIFE_SECONDS.connected : LIFE_SECONDS.trouble
}

async function find(access: string): Promise<Kept | null> {
  const row: { status: ProviderStatus; synced_at: Date; expires_at: Date } | null = await db
    .from('provider_status_snapshots')
    .where({ access })
    .first()
  if (!row) return null
  const now = clock.now().toMillis()
  return {
    status: row.status,
    ageSeconds: (now - row.synced_at.getTime()) / 1_000,
    isValid: now < row.expires_at.getTime(),
  }
}

/** Stores a status, and deletes the expired ones of other tokens. */
async function keep(access: string, status: ProviderStatus, lifeSeconds: number) {
  const now = clock.now()
  const end = now.plus({ seconds: lifeSeconds })
  await db
    .from('provider_status_snapshots')
    .whereNot({ access })
    .where('expires_at', '<', now.toSQL()!)
    .delete()
  await db.rawQuery(
    `INSERT INTO provider_status_snapshots (access, status, synced_at, expires_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (access) DO UPDATE SET status = excluded.status, synced_at = excluded.synced_at, expires_at = excluded.expires_at`,
    [access, JSON.stringify(status), now.toSQL()!, end.toSQL()!]
  )
}
