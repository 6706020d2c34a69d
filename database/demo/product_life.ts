import type { DateTime } from 'luxon'
import type { Random } from '#artwork/random'
import type { ProductStatus } from '#shared/product_status'
import type { Row } from '#database/demo/bulk'
import { LATEST_DROPS } from '#database/demo/data/latest_drops'
import type { DemoProductDetails } from '#database/demo/data/shapes'
import type { DemoContext, PlacedProduct } from '#database/demo/demo_context'

type Dates = Pick<PlacedProduct, 'createdAt' | 'activeFrom' | 'activeUntil'>

/** How many days ago a product of each status was made: pending ones are recent, withdrawn ones are old. */
const AGE_IN_DAYS: Record<ProductStatus, [youngest: number, oldest: number]> = {
  draft: [1, 9],
  pending_approval: [1, 6],
  approved: [5, 15],
  rejected: [4, 25],
  active: [4, 320],
  inactive: [150, 360],
  retired: [250, 380],
}

/** Older than any review takes, younger than all other products on sale. */
const HOURS_SINCE_LAST_DROP = 73

/** A review takes the artist between one and three days. */
export function datesOf(
  { name, status }: Pick<PlacedProduct, 'name' | 'status'>,
  now: DateTime,
  random: Random
): Dates {
  const [youngest, oldest] = AGE_IN_DAYS[status]
  const age = {
    days: random.integer(youngest, oldest),
    hours: random.integer(1, 22),
    minutes: random.integer(0, 59),
  }
  const place = LATEST_DROPS.indexOf(name)
  const createdAt = now.minus(place < 0 ? age : { hours: HOURS_SINCE_LAST_DROP + 2 * place })
  const wasOnSale = status === 'active' || status === 'inactive' || status === 'retired'
  const activeFrom = wasOnSale ? createdAt.plus({ hours: random.integer(25, 70) }) : null
  const activeUntil =
    wasOnSale && status !== 'active' ? now.minus({ days: random.integer(8, 60) }) : null
  return { createdAt, activeFrom, activeUntil }
}

/** Every move that led to the status (docs/rules/products-and-approval.md#moves), oldest first. */
export function historyOf(
  product: PlacedProduct,
  details: DemoProductDetails | undefined,
  context: DemoContext
): Row[] {
  const { status, createdAt, activeFrom, activeUntil } = product
  const artist = product.artist.userId
  const admin = context.accounts?.admin ?? null
  const move = (
    from: ProductStatus | null,
    to: ProductStatus,
    actor: number | null,
    at: DateTime,
    notes: string | null = null
  ) => ({
    product_id: product.id,
    from_status: from,
    to_status: to,
    actor_user_id: actor,
    notes,
    created_at: at,
  })
  if (status === 'draft') return [move(null, 'draft', artist, createdAt)]
  const moves = [move(null, 'pending_approval', admin, createdAt, details?.adminNotes ?? null)]
  if (status === 'pending_approval') return moves
  const verdict = status === 'rejected' ? 'rejected' : 'approved'
  moves.push(
    move(
      'pending_approval',
      verdict,
      artist,
      createdAt.plus({ hours: 20 }),
      details?.artistNotes ?? null
    )
  )
  if (activeFrom) moves.push(move('approved', 'active', artist, activeFrom))
  if (activeUntil) moves.push(move('active', status, artist, activeUntil))
  return moves
}
