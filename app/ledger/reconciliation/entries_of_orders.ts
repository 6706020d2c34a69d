/** SQL over `ledger_entries`: those of order rows; money on its way to artists has a payout and is left out. */
export const OF_ORDERS = 'order_id IS NOT NULL AND payout_id IS NULL'

/** What the price of an order row is shared by; together they are what it was sold for. */
const PARTS_OF_A_PRICE = `('artist_payable', 'artist_debt', 'production_cost', 'tax_payable', 'platform_share')`

/** SQL: a common table `sold`, with what the ledger says was sold and what of it is the artist's, by one of their columns. */
export const soldBy = (column: 'artist_id' | 'order_id') => `sold AS (
            SELECT ${column}, -sum(amount) AS amount, -coalesce(sum(amount) FILTER (WHERE account IN ('artist_payable', 'artist_debt')), 0) AS profit
              FROM ledger_entries WHERE ${OF_ORDERS} AND account IN ${PARTS_OF_A_PRICE} GROUP BY 1)`
