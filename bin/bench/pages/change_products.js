/** Changes of prices while pages are read. */
import pg from 'pg'
import { randomOf } from '../../../tests/faults/random.js'

const CHANGES_A_SECOND = 10

/**
 * Changes the price of one product after the other, by a penny and back.
 *
 * @returns `{ stop }`, which tells how many there were
 */
export function changeProducts(url) {
  const client = new pg.Client({ connectionString: url })
  const random = randomOf(7)
  let changes = 0
  const connected = client.connect()
  const timer = setInterval(async () => {
    await connected
    await client.query(
      `update products set selling_price = selling_price + $1 where id =
         (select id from products where status = 'active' and id >= $2 order by id limit 1)`,
      [changes % 2 === 0 ? 0.01 : -0.01, random.below(1_000)]
    )
    changes++
  }, 1_000 / CHANGES_A_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      await client.end()
      return changes
    },
  }
}
