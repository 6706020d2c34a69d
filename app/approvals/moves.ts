import type { ProductStatus } from '#shared/product_status'

/** Whose act a move is; the owner is the artist whose product it is. */
export type Mover = 'owner' | 'admin'

/** How a product is moved: by the status call, by the artist's review, or by the deletion of the artist's account. */
export type Way = 'status' | 'review' | 'deletion'

export type Move = {
  from: ProductStatus
  to: ProductStatus
  who: Mover
  way: Way
  /** Only what the provider could make. */
  needsReadiness?: true
  /** A product made of a blank must have a design to print: without one it would be sold and never made. */
  needsDesign?: true
  /** Only once an admin has cleared what was found in it. */
  needsCheck?: true
}

const WHOLE = { needsReadiness: true, needsDesign: true } as const
const SOLD = { needsDesign: true, needsCheck: true } as const

/**
 * Every move there is (docs/rules/products-and-approval.md#moves). What is not in it is refused and changes nothing.
 */
export const MOVES: readonly Move[] = [
  { from: 'draft', to: 'pending_approval', who: 'admin', way: 'status', ...WHOLE },
  { from: 'rejected', to: 'pending_approval', who: 'admin', way: 'status', ...WHOLE },
  { from: 'pending_approval', to: 'approved', who: 'owner', way: 'review', ...SOLD },
  { from: 'pending_approval', to: 'rejected', who: 'owner', way: 'review' },
  { from: 'approved', to: 'active', who: 'owner', way: 'status', ...SOLD },
  { from: 'active', to: 'inactive', who: 'owner', way: 'status' },
  { from: 'inactive', to: 'active', who: 'owner', way: 'status', ...SOLD },
  { from: 'draft', to: 'retired', who: 'owner', way: 'status' },
  { from: 'approved', to: 'retired', who: 'owner', way: 'status' },
  { from: 'active', to: 'retired', who: 'owner', way: 'status' },
  { from: 'inactive', to: 'retired', who: 'owner', way: 'status' },
  { from: 'pending_approval', to: 'retired', who: 'owner', way: 'deletion' },
  { from: 'rejected', to: 'retired', who: 'owner', way: 'deletion' },
]

type Wanted = Pick<Move, 'from' | 'to' | 'who' | 'way'>

export function findMove(wanted: Wanted): Move | undefined {
  return MOVES.find(
    ({ from, to, who, way }) =>
      from === wanted.from && to === wanted.to && who === wanted.who && way === wanted.way
  )
}

/** Where the owner can lead a product from here by the call for the status. */
export const ownMovesFrom = (status: ProductStatus): ProductStatus[] =>
  MOVES.filter(({ from, who, way }) => from === status && who === 'owner' && way === 'status').map(
    ({ to }) => to
  )

/** The statuses that retire with the artist's account: those with a move to `retired`. */
export const RETIRED_FROM: readonly ProductStatus[] = MOVES.filter(
  ({ to }) => to === 'retired'
).map(({ from }) => from)
