import { randomFrom, seedFrom, type Random } from '#artwork/random'
import { insertRows, type Row } from '#database/demo/bulk'
import { REVIEWS, type Review } from '#database/demo/data/reviews'
import type { DemoContext } from '#database/demo/demo_context'

const WRITES_A_REVIEW = 0.55

/** Favourites, wishlists and the reviews of buyers. */
export async function addSocialLife(context: DemoContext) {
  const random = randomFrom(seedFrom('social'))
  const fans = context.fans.map(({ id }) => ({
    id,
    favorites: random.integer(1, 6),
    wishes: random.integer(0, 8),
  }))
  if (context.accounts) fans.push({ id: context.accounts.fan, favorites: 7, wishes: 9 })
  const at = () => context.now.minus({ minutes: random.integer(10, 85 * 1_440) })
  const favorites = fans.flatMap((fan) =>
    someOf(context.artists, fan.favorites, random).map((artist) => ({
      user_id: fan.id,
      artist_id: artist.id,
      allows_announcements: (fan.id + artist.id) % 3 === 0,
      created_at: at(),
    }))
  )
  // What has been withdrawn stays on wishlists (docs/rules/products-and-approval.md#withdrawn-products).
  const wishable = context.products.filter(({ activeFrom }) => activeFrom)
  const wishes = fans.flatMap((fan) =>
    someOf(wishable, fan.wishes, random).map((product) => ({
      user_id: fan.id,
      product_id: product.id,
      created_at: at(),
    }))
  )
  await insertRows(context.trx, 'fan_favorites', favorites)
  await insertRows(context.trx, 'product_favorites', wishes)
  await insertRows(context.trx, 'reviews', await reviews(context, random))
}

type Delivered = { user_id: number; product_id: number; order_id: number; delivered_at: Date }

/** One per fan and product, by those whose order has arrived. */
async function reviews({ trx, now }: DemoContext, random: Random): Promise<Row[]> {
  const { rows } = await trx.rawQuery<{ rows: Delivered[] }>(
    `SELECT DISTINCT ON (checkouts.user_id, orders.product_id)
            checkouts.user_id, orders.product_id, orders.id AS order_id, orders.updated_at AS delivered_at
       FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
      WHERE orders.status = 'delivered' AND NOT orders.is_self_purchase AND checkouts.user_id IS NOT NULL
      ORDER BY checkouts.user_id, orders.product_id, orders.id`
  )
  const usedOf = new Map<number, Set<string | null>>()
  const written = rows
    .filter(() => random.chance(WRITES_A_REVIEW))
    .map(({ delivered_at: deliveredAt, ...order }) => {
      const used = usedOf.get(order.product_id) ?? new Set()
      usedOf.set(order.product_id, used)
      const [rating, body] = unusedReview(random.pick(REVIEWS), used)
      used.add(body)
      const age = now.toMillis() - deliveredAt.getTime()
      return {
        ...order,
        rating,
        body,
        created_at: now.minus(Math.round(age * random.between(0.1, 0.9))),
      }
    })
  return written.toSorted((one, other) => Number(one.created_at) - Number(other.created_at))
}

/** Avoids the same text twice for a product: takes the next text of the list, or stars without a text. */
function unusedReview(picked: Review, used: ReadonlySet<string | null>): Review {
  if (!used.has(picked[1])) return picked
  const from = REVIEWS.indexOf(picked)
  const others = [...REVIEWS.slice(from), ...REVIEWS.slice(0, from)]
  return others.find(([, body]) => body !== null && !used.has(body)) ?? [picked[0], null]
}

function someOf<Item>(items: Item[], count: number, random: Random): Item[] {
  const chosen = new Set<Item>()
  while (chosen.size < count) chosen.add(random.pick(items))
  return [...chosen]
}
