import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import { LedgerBalances, PayableByOrder } from '#ledger/public'
import { PayableSalesQuery } from '#commerce/public'
import { PayoutPolicy, type PayoutEligibility, type PayoutTerms } from '#payouts/payout_policy'
import { clock } from '#shared/clock'
import { add, pence, toNumber, type Pence } from '#shared/money'

type Sums = Record<PayoutEligibility, Pence> & { nextDueAt: DateTime | null }

/** The balance of an artist, by when it is paid. Three statements, and the settings where they are not kept. */
@inject()
export class PayoutBalanceQuery {
  constructor(
    private payable: PayableByOrder,
    private balances: LedgerBalances,
    private sales: PayableSalesQuery,
    private policy: PayoutPolicy
  ) {}

  /** As the API has it, in pounds. */
  async handle(artistId: number) {
    const { terms, coming, due, held, nextDueAt, debt, inTransit } = await this.sums(artistId)
    return {
      coming: toNumber(coming),
      due: toNumber(due),
      held: toNumber(held),
      debt: toNumber(debt),
      inTransit: toNumber(inTransit),
      minimum: toNumber(terms.minimumFor({ hasLeft: false })),
      holdingDays: terms.holdingDays,
      payoutDay: terms.payoutDay,
      nextDueAt: nextDueAt?.toUTC().toISO() ?? null,
    }
  }

  async sums(artistId: number) {
    const [terms, open, { debt, inTransit }] = await Promise.all([
      this.policy.terms(),
      this.payable.ofArtist(artistId),
      this.balances.ofArtist(artistId),
    ])
    return { terms, debt, inTransit, ...(await this.#byEligibility(open, terms)) }
  }

  async #byEligibility(open: Map<number, Pence>, terms: PayoutTerms): Promise<Sums> {
    const now = clock.now()
    const sums: Sums = { coming: pence(0), due: pence(0), held: pence(0), nextDueAt: null }
    for (const sale of await this.sales.handle([...open.keys()])) {
      const eligibility = terms.eligibilityOf(sale, now)
      sums[eligibility] = add(sums[eligibility], open.get(sale.id)!)
      const day = eligibility === 'coming' ? terms.dueAt(sale) : null
      if (day && (!sums.nextDueAt || day < sums.nextDueAt)) sums.nextDueAt = day
    }
    return sums
  }
}

export type PayoutBalance = Awaited<ReturnType<PayoutBalanceQuery['handle']>>
