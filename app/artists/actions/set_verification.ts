import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles } from '#artists/actions/lock_profiles'
import { VerifyProfiles } from '#artists/actions/verify_profiles'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'

type Verification = Actor & {
  ids: number[]
  isVerified: boolean
  /** Of the one profile that is changed alone. */
  ifUnmodifiedSince?: string
}

/** Verifies artists for an admin or takes that back, all of them or none, with an audit entry for each. */
@inject()
export class SetVerification {
  constructor(
    private lockProfiles: LockProfiles,
    private verifyProfiles: VerifyProfiles,
    private record: RecordAuditEntry
  ) {}

  /** How many changed: what already is as wanted is left alone. Throws NotFound, ConcurrentModification. */
  async handle(
    { ids, isVerified, ifUnmodifiedSince, ...actor }: Verification,
    caller?: TransactionClientContract
  ): Promise<number> {
    return inTransaction(caller, async (trx) => {
      const profiles = await this.lockProfiles.handle(ids, trx)
      const changing = profiles.filter((profile) => profile.isVerified !== isVerified)
      for (const { updatedAt } of changing)
        assertNotModified('profile', updatedAt, ifUnmodifiedSince)
      const changingIds = changing.map(({ id }) => id)
      await this.verifyProfiles.handle(changingIds, isVerified, trx)
      await this.record.handle(
        changingIds.map((id) => ({
          ...actor,
          action: isVerified ? 'artist.verify' : 'artist.unverify',
          subjectType: 'artist',
          subjectId: id,
          before: { isVerified: !isVerified },
          after: { isVerified },
        })),
        trx
      )
      return changing.length
    })
  }
}
