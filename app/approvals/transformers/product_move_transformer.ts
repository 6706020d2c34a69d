import type { ProductMoveRow } from '#approvals/queries/product_history_query'

/** One move in a product's life: who, when, from, to, notes. Automatic moves have no actor. */
export function toProductMove(row: ProductMoveRow) {
  return {
    from: row.from_status,
    to: row.to_status,
    notes: row.notes,
    actor: row.actor_user_id === null ? null : actorOf(row),
    createdAt: row.created_at.toISOString(),
  }
}

function actorOf(row: ProductMoveRow) {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ')
  const role: 'artist' | 'admin' = row.is_admin ? 'admin' : 'artist'
  return { name: name || null, role }
}

export type ProductMove = ReturnType<typeof toProductMove>
