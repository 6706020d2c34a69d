import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Account } from '#identity/public'

/** An account. What was bought as a guest with its email is its own too, where it has proved that the email is its own. */
export type Buyer = Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>

type Guests = {
  /** Leaves out what a guest has not paid: anybody may order with the email of another person. */
  isPaid?: true
}

/** Checkouts of one person (docs/rules/orders.md#guest-orders). `checkouts` must be in the query. */
export function whereBoughtBy<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { id, email, emailVerifiedAt }: Buyer,
  { isPaid }: Guests = {}
): DatabaseQueryBuilderContract<Row> {
  return query.where((bought) => {
    bought.where('checkouts.user_id', id)
    if (!emailVerifiedAt) return
    bought.orWhere((guest) => {
      guest
        .whereNull('checkouts.user_id')
        .whereRaw('lower(checkouts.customer_email) = ?', [email.toLowerCase()])
      if (isPaid) guest.whereNotNull('checkouts.paid_at')
    })
  })
}

type Bought = {
  buyer_user_id: number | null
  customer_email: string | null
  payment_status: string
}

/** Whether `whereBoughtBy` lists an order for an account; what a guest has not paid is not listed. */
export function isBoughtBy({ id, email, emailVerifiedAt }: Buyer, order: Bought): boolean {
  if (order.buyer_user_id !== null) return order.buyer_user_id === id
  return (
    Boolean(emailVerifiedAt) &&
    order.payment_status !== 'unpaid' &&
    order.customer_email?.toLowerCase() === email.toLowerCase()
  )
}
