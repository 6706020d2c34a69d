import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { ensurePayoutAccount, lockPayoutAccount } from '#payouts/lock_payout_account'
import type PayoutAccount from '#payouts/models/payout_account'

/** The limit of the column. */
const MOST_CHARACTERS = 500

const SEPARATOR = '; '

const SYSTEM = { actorUserId: null, requestId: null }

type HoldChange = {
  artistId: number
  reason: string
  /** The admin who asks for it; the system where left out. */
  actor?: Actor
}

/**
 * The reasons for which an artist's payouts are held. They are held as long as there is one; payouts that were sent still
 * arrive. A change is audited; one that changes nothing is not.
 */
@inject()
export class PayoutHold {
  constructor(private record: RecordAuditEntry) {}

  /** Adds a reason, if it is not there yet. */
  async add({ artistId, reason, actor }: HoldChange, trx: TransactionClientContract) {
    await ensurePayoutAccount(artistId, trx)
    const account = (await lockPayoutAccount(artistId, trx))!
    const before = account.payoutHoldReason
    if (hasReason(before, reason)) return
    const now = (before ? `${reason}${SEPARATOR}${before}` : reason).slice(0, MOST_CHARACTERS)
    await this.#change(account, { now, actor }, trx)
  }

  /**
   * Removes a reason, if it is there.
   *
   * @param onEnd called where it is the last one, with all that it stands for; false leaves the payouts held
   */
  async remove(
    { artistId, reason, actor }: HoldChange,
    trx: TransactionClientContract,
    onEnd?: (trx: TransactionClientContract, before: string) => Promise<boolean>
  ) {
    const account = await lockPayoutAccount(artistId, trx)
    const before = account?.payoutHoldReason
    if (!account || !before) return
    const left = before.split(SEPARATOR).filter((each) => each !== reason)
    const now = left.join(SEPARATOR) || null
    if (now === before) return
    if (now === null && onEnd && !(await onEnd(trx, before))) return
    await this.#change(account, { now, actor }, trx)
  }

  /** Removes all reasons. */
  async end({ artistId, actor }: Omit<HoldChange, 'reason'>, trx: TransactionClientContract) {
    const account = await lockPayoutAccount(artistId, trx)
    if (account?.payoutHold) await this.#change(account, { now: null, actor }, trx)
  }

  async #change(
    account: PayoutAccount,
    { now, actor }: { now: string | null; actor?: Actor },
    trx: TransactionClientContract
  ) {
    const before = account.payoutHoldReason
    await account.merge({ payoutHold: now !== null, payoutHoldReason: now }).save()
    await this.record.handle(
      {
        ...(actor ?? SYSTEM),
        action: now === null ? 'artist.release_payouts' : 'artist.hold_payouts',
        subjectType: 'artist',
        subjectId: account.artistId,
        before: { isHeld: before !== null, reason: before },
        after: { isHeld: now !== null, reason: now },
      },
      trx
    )
  }
}

/** Whether a reason, which may itself contain the separator, is one of these. */
const hasReason = (reasons: string | null, reason: string) =>
  `${SEPARATOR}${reasons ?? ''}${SEPARATOR}`.includes(`${SEPARATOR}${reason}${SEPARATOR}`)
