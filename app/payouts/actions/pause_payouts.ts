import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { LockProfiles } from '#artists/public'
import type { Actor } from '#audit/public'
import { PayoutHold } from '#payouts/payout_hold'

/** Pauses an artist's payouts on behalf of an admin, for one more reason. */
@inject()
export class PausePayouts {
  constructor(
    private lockProfiles: LockProfiles,
    private hold: PayoutHold
  ) {}

  /** Throws NotFound. */
  async handle({ artistId, reason, ...actor }: Actor & { artistId: number; reason: string }) {
    await db.transaction(async (trx) => {
      await this.lockProfiles.handle([artistId], trx)
      await this.hold.add({ artistId, reason, actor }, trx)
    })
  }
}
