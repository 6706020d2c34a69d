import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepRow } from '#payments/payouts/actions/start_onboarding'
import { lockAccount } from '#payments/payouts/lock_account'

type Hold = {
  artistId: number
  /** Null lets payouts go on. */
  reason: string | null
}

/** Stops an artist's payouts until somebody lets them go on; what is on its way already arrives. */
export class HoldPayouts {
  /** Why they were held before, null where they were not. */
  async handle({ artistId, reason }: Hold, trx: TransactionClientContract): Promise<string | null> {
    await keepRow(artistId, trx)
    const account = (await lockAccount(artistId, trx))!
    const before = account.holdReason
    await account.merge({ isHeld: reason !== null, holdReason: reason }).save()
    return before
  }
}
