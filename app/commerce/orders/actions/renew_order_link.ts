import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { derivedSecret, derivedSecrets } from '#core/derived_secret'
import { ORDER_LINK_DAYS, orderLink } from '#commerce/orders/order_link'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

type Row = {
  user_id: number | null
  link_number: number
  access_token_hash: string | null
  access_token_expires_at: Date | null
  order_number: string
}

/**
 * Renews the link to a checkout's order page: the same link is good for another 90 days, so that no mail about an order
 * ends the link of an earlier one. A guest's opens without an account: only the hash of its token is kept. The buyer with
 * an account signs in.
 */
export class RenewOrderLink {
  /**
   * @param leastDays for how many days the link has to work; one that works for longer is not renewed. A mail promises
   * all 90.
   */
  async handle(
    checkoutId: number,
    { leastDays = ORDER_LINK_DAYS } = {},
    trx?: TransactionClientContract
  ): Promise<string> {
    const row = await this.#read(checkoutId, trx)
    if (row.user_id !== null) return orderLink(row.order_number)
    const token = tokenOf(checkoutId, row)
    const isGood =
      row.access_token_hash === hashToken(token) &&
      row.access_token_expires_at !== null &&
      row.access_token_expires_at >= clock.now().plus({ days: leastDays }).toJSDate()
    if (isGood || (await this.#renew(checkoutId, row, token, trx)))
      return orderLink(row.order_number, token)
    // The buyer has asked for another link meanwhile, which ended this one.
    return this.handle(checkoutId, { leastDays }, trx)
  }

  async #read(checkoutId: number, trx?: TransactionClientContract): Promise<Row> {
    return (trx ?? db)
      .from('checkouts')
      .join('orders', 'orders.checkout_id', 'checkouts.id')
      .where('checkouts.id', checkoutId)
      .orderBy('orders.id')
      .select('user_id', 'link_number', 'order_number')
      .select('access_token_hash', 'access_token_expires_at')
      .firstOrFail()
  }

  /** @returns false where the checkout has another link by now */
  async #renew(
    checkoutId: number,
    { link_number: linkNumber }: Row,
    token: string,
    trx?: TransactionClientContract
  ): Promise<boolean> {
    const now = clock.now()
    const renewed = await (trx ?? db)
      .from('checkouts')
      .where({ id: checkoutId, link_number: linkNumber })
      .update({
        access_token_hash: hashToken(token),
        access_token_expires_at: now.plus({ days: ORDER_LINK_DAYS }).toJSDate(),
        updated_at: now.toJSDate(),
      })
    return Number(renewed) > 0
  }
}

/** The token of the link that mails carry already, by whichever key of the application; else the one of a new link. */
function tokenOf(
  checkoutId: number,
  { link_number: number, access_token_hash: hash }: Row
): string {
  const purpose = `order-link/${checkoutId}/${number}`
  return (
    derivedSecrets(purpose).find((token) => hashToken(token) === hash) ?? derivedSecret(purpose)
  )
}
