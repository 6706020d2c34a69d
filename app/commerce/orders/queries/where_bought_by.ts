import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

export type BuyerIdentity = {
  userId: number
  /** An email that is proved to be theirs: what they bought with it as a guest is theirs as well. */
  verifiedEmail: string | null
}

/** Checkouts of one person. `checkouts` must be in the query. */
export function whereBoughtBy<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { userId, verifiedEmail }: BuyerIdentity
): DatabaseQueryBuilderContract<Row> {
  return query.where((bought) => {
    bought.where('checkouts.user_id', userId)
    if (verifiedEmail === null) return
    bought.orWhere((guest) =>
      guest
        .whereNull('checkouts.user_id')
        .whereRaw('lower(checkouts.customer_email) = ?', [verifiedEmail.toLowerCase()])
    )
  })
}
