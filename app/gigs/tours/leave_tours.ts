import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { clock } from '#shared/clock'

/** Removes the chosen gigs from their tours. They keep their shares and lose the texts, which name the tour. */
export async function leaveTours(
  choose: (gigs: DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract,
  trx: TransactionClientContract
): Promise<void> {
  await choose(trx.from('gigs').whereNotNull('tour_id')).update({
    tour_id: null,
    code_label: null,
    poster_line: null,
    updated_at: clock.now().toJSDate(),
  })
}
