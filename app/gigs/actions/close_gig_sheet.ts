import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { lockOpenGig, type OwnGig } from '#gigs/actions/lock_open_gig'
import { clock } from '#shared/clock'

/** Stores the settlement sheet of a gig for good; from then on its attendance and shares stay as they are. */
export class CloseGigSheet {
  /**
   * `sheetOf` reads the sheet once no share can change, and throws where it is not the one that was shown. Throws
   * NotFound and SheetClosed.
   */
  async handle(
    { userId, ...own }: OwnGig & { userId: number },
    sheetOf: () => Promise<object>,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const gig = await lockOpenGig(own, undefined, trx)
      const sheet = await sheetOf()
      await trx.table('gig_sheets').insert({
        gig_id: gig.id,
        closed_at: clock.now().toJSDate(),
        closed_by: userId,
        sheet: JSON.stringify(sheet),
      })
    })
  }
}
