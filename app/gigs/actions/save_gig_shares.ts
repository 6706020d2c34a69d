import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { InvalidField } from '#core/exceptions/errors'
import { inTransaction } from '#core/database/in_transaction'
import { lockOpenGig, type OwnGig } from '#gigs/actions/lock_open_gig'
import { WholeGigUnconfirmed } from '#gigs/errors'
import { assertWithinHundred, type AppliesTo, type GivenShare } from '#gigs/gig_shares'
import { toShareRow } from '#gigs/share_rows'
import { gigSharesPorts } from '#gigs/gig_shares_ports'
import { GigShareQueries } from '#gigs/queries/gig_share_queries'
import { clock } from '#shared/clock'

export type ShareAgreement = {
  shares: GivenShare[]
  appliesTo: AppliesTo
  /** Needed for shares that count for earlier sales. */
  confirm?: boolean
  /** What the change was based on. */
  updatedAt?: string
}

/**
 * Replaces the shares of a gig and records when and by whom. They count for orders placed from now on, or, confirmed,
 * for the whole gig (docs/rules/gig-shares.md#changes).
 */
@inject()
export class SaveGigShares {
  constructor(private queries: GigShareQueries) {}

  /** Throws NotFound, ConcurrentModification, SheetClosed, WholeGigUnconfirmed and InvalidField. */
  async handle(
    { userId, ...own }: OwnGig & { userId: number },
    { shares, appliesTo, confirm, updatedAt }: ShareAgreement,
    caller?: TransactionClientContract
  ): Promise<void> {
    assertWithinHundred(shares)
    if (appliesTo === 'whole_gig' && !confirm) throw new WholeGigUnconfirmed()
    await inTransaction(caller, async (trx) => {
      const gig = await lockOpenGig(own, updatedAt, trx)
      await this.#replace(gig.id, shares, trx)
      const saved = await this.queries.ofGig(gig.id, trx)
      await trx.table('gig_share_changes').insert({
        gig_id: gig.id,
        user_id: userId,
        applies_to: appliesTo,
        shares: JSON.stringify(saved),
        created_at: clock.now().toJSDate(),
      })
      await gig.merge({ updatedAt: clock.now() }).save()
      if (appliesTo === 'whole_gig') await gigSharesPorts.applyShares.current()(gig.id, trx)
    })
  }

  /** A party that stays keeps its id, by which the sheet knows what it was to get before. */
  async #replace(gigId: number, shares: GivenShare[], trx: TransactionClientContract) {
    const known = new Set((await this.queries.ofGig(gigId, trx)).map(({ id }) => id))
    const given = shares.flatMap(({ id }) => id ?? [])
    if (new Set(given).size < given.length || given.some((id) => !known.has(id)))
      throw new InvalidField('shares', 'exists', 'One of these shares isn’t there any more')
    await trx.from('gig_shares').where('gig_id', gigId).delete()
    await this.#insert(gigId, shares, true, trx)
    await this.#insert(gigId, shares, false, trx)
  }

  async #insert(
    gigId: number,
    shares: GivenShare[],
    isKnown: boolean,
    trx: TransactionClientContract
  ) {
    const rows = shares.flatMap((share, index) =>
      (share.id !== undefined) === isKnown ? [toRow(gigId, share, index)] : []
    )
    if (rows.length > 0) await trx.table('gig_shares').multiInsert(rows)
  }
}

const toRow = (gigId: number, share: GivenShare, index: number) => ({
  ...(share.id !== undefined && { id: share.id }),
  gig_id: gigId,
  ...toShareRow(share, index + 1),
})
