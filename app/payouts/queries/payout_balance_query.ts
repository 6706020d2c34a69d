import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import { LedgerBalances, PayableByOrder } from '#ledger/public'
import { PayableSalesQuery } from '#commerce/public'
import { PayoutPolicy, type PayoutEligibility } from '#payouts/payout_policy'
import { clock } from '#shared/clock'
import { add, pence, toNumber, type Pence } from '#shared/money'

type Sums = Record<PayoutEligibility, Pence> & { nextDueAt: DateTime | null }

/** The balance of an artist, by when it is paid. Three statements. */
@inject()
export class PayoutBalanceQuery {
  constructor(
    private payable: PayableByOrder,
    private balances: LedgerBalances,
    private sales: PayableSalesQuery,
    private policy: PayoutPolicy
  ) {}

  /** In pounds. */
  async handle(artistId: number) {
    const [open, { debt, inTransit }] = await Promise.all([
      this.payable.ofArtist(artistId),
      this.balances.ofArtist(artistId),
    ])
    const { coming, due, held, nextDueAt } = await this.#sums(open)
    return {
      coming: toNumber(coming),
      due: toNumber(due),
      held: toNumber(held),
      debt: toNumber(debt),
      inTransit: toNumber(inTransit),
      minimum: toNumber(this.policy.minimumFor({ hasLeft: false })),
      holdingDays: this.policy.holdingDays,
      nextDueAt: nextDueAt?.toUTC().toISO() ?? null,
    }
  }

  async #sums(open: Map<number, Pence>): Promise<Sums> {
    const now = clock.now()
    const sums: Sums = { coming: pence(0), due: pence(0), held: pence(0), nextDueAt: null }
    for (const sale of await this.sales.handle([...open.keys()])) {
      const eligibility = this.policy.eligibilityOf(sale, now)
      sums[eligibility] = add(sums[eligibility], open.get(sale.id)!)
      const day = eligibility === 'coming' ? this.policy.dueAt(sale) : null
      if (day && (!sums.nextDueAt || day < sums.nextDueAt)) sums.nextDueAt = day
    }
    return sums
  }
}

export type PayoutBalance = Awaited<ReturnType<PayoutBalanceQuery['handle']>>
