type Json = string | number | boolean | null | Json[] | { [field: string]: Json }
type Fields = { [field: string]: Json }

export type AuditEntryRow = {
  id: string
  actor_user_id: number | null
  actor_name: string | null
  action: string
  subject_type: string
  subject_id: string
  subject_name: string | null
  /** Of the artist whose id is in `after`. */
  artist_name: string | null
  before: Fields | null
  after: Fields | null
  request_id: string | null
  created_at: Date
}

/** One field that an action set, changed or took away; null where it had no value. */
export type Change = { field: string; before: string | null; after: string | null }

/** An entry for people to read: `changes` names what is different between before and after, and nothing else. */
export function toAuditEntry(row: AuditEntryRow) {
  return {
    id: Number(row.id),
    actor: row.actor_user_id === null ? null : { id: row.actor_user_id, name: row.actor_name! },
    action: row.action,
    subject: { type: row.subject_type, id: Number(row.subject_id), name: row.subject_name },
    changes: changesOf(row),
    requestId: row.request_id,
    createdAt: row.created_at.toISOString(),
  }
}

export type AuditEntryShape = ReturnType<typeof toAuditEntry>

/** Lists the changed fields. A field that only `before` has did not change, unless there is no `after` at all. */
function changesOf({ before, after, artist_name: artistName }: AuditEntryRow): Change[] {
  return Object.keys(after ?? before ?? {})
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after)
    .map((change) =>
      change.field === 'artistId' ? { ...change, after: artistName ?? change.after } : change
    )
}

function textOf(value: Json | undefined): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((part) => textOf(part) ?? 'none').join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([field, part]) => `${field} ${textOf(part) ?? 'none'}`)
    .join(', ')
}
