import { ledgerProblems } from '../buyers/nothing_lost.js'

/** @returns what was paid and is unknown to the shop or the stand-in, and what `ledger:check` finds, in words */
export async function lostOrders(shop, { paid }, baseline) {
  const [{ count }] = await shop.sql(
    'select count(*)::int from checkouts where id > $1 and paid_at is not null',
    [baseline.checkoutId]
  )
  const charged = shop.records.payments().length
  const problems = []
  if (count !== paid.length) problems.push(`${paid.length} paid orders, ${count} known to the shop`)
  if (charged !== paid.length)
    problems.push(`${paid.length} paid orders, ${charged} payments at the stand-in`)
  return [...problems, ...(await ledgerProblems(shop))]
}
