import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { HoldPayouts } from '#payouts/actions/hold_payouts'

type Hold = Actor & { artistId: number; reason: string | null }

/** Called in the transaction of a change; what it throws undoes the change. */
type OnChange = (trx: TransactionClientContract) => Promise<void>

/** Pauses an artist's payouts on behalf of an admin, or resumes them if `reason` is null. */
@inject()
export class PausePayouts {
  constructor(
    private lockProfiles: LockProfiles,
    private hold: HoldPayouts,
    private record: RecordAuditEntry
  ) {}

  /** Writes no audit entry if nothing changes. Throws NotFound. */
  async handle(
    { artistId, reason, ...actor }: Hold,
    caller?: TransactionClientContract,
    onChange?: OnChange
  ) {
    return inTransaction(caller, async (trx) => {
      await this.lockProfiles.handle([artistId], trx)
      const before = await this.hold.handle({ artistId, reason }, trx)
      if (before === reason) return
      await onChange?.(trx)
      await this.record.handle(
        {
          ...actor,
          action: reason === null ? 'artist.release_payouts' : 'artist.hold_payouts',
          subjectType: 'artist',
          subjectId: artistId,
          before: { isHeld: before !== null, reason: before },
          after: { isHeld: reason !== null, reason },
        },
        trx
      )
    })
  }
}
