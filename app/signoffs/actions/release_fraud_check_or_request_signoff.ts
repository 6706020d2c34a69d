import { inject } from '@adonisjs/core'
import { DecideFraudCheck, FraudCheckQueries } from '#payouts/public'
import { pence } from '#shared/money'
import { CreateSignoff } from '#signoffs/actions/create_signoff'
import { PayoutLimit } from '#signoffs/payout_limit'

/**
 * Releases a fraud check on behalf of an admin. Where that would resume payouts above the limit, the check is released, the
 * payouts stay held, and a second admin is asked to resume them, in one transaction: SignoffWaiting leaves the check as it
 * is.
 */
@inject()
export class ReleaseFraudCheckOrRequestSignoff {
  constructor(
    private limit: PayoutLimit,
    private checks: FraudCheckQueries,
    private decideCheck: DecideFraudCheck,
    private createSignoff: CreateSignoff
  ) {}

  /** @returns the id of the request; null if none is needed. Throws what DecideFraudCheck throws, and SignoffWaiting. */
  async handle(release: Parameters<DecideFraudCheck['release']>[0]): Promise<number | null> {
    const { artist } = await this.checks.findOrFail(release.checkId)
    let signoffId: number | null = null
    await this.decideCheck.release(release, async (trx, reason) => {
      const amount = await this.limit.exceededBy(artist.id, trx)
      if (amount === null) return true
      const wanted = { kind: 'resume_payouts', artistId: artist.id, reason } as const
      const { actor } = release
      signoffId = await this.createSignoff.handle(
        { ...wanted, actor, amount, shippingAmount: pence(0) },
        null,
        trx
      )
      return false
    })
    return signoffId
  }
}
