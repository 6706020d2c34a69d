import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import {
  decodeCursor,
  encodeCursor,
  unusableCursor,
  type KeyKind,
  type KeyValue,
} from '#core/http/cursor'

/** One column of an order, or an expression of it that an index has; never null. */
export type SortKey = {
  column: string
  direction: 'asc' | 'desc'
  kind: KeyKind
}

/** A total order of a list: its name, which cursors carry, and its columns, of which the last is unique. */
export type CursorOrder = { name: string; keys: SortKey[] }

/**
 * Which part of a list: at most `limit` rows after the cursor. A cursor that is none of this order is refused with 422,
 * or dropped where a page asks (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export type PageRequest = { limit: number; cursor?: string; onBadCursor?: 'refuse' | 'drop' }

export type Page<Row> = { rows: Row[]; nextCursor: string | null }

type Condition = { sql: string; bindings: KeyValue[] }

type Query<Row> = DatabaseQueryBuilderContract<Row>

/**
 * One page of a query in a total order, each row once however rows before it come and go. One statement.
 * `enrich` joins to the page, and to nothing beyond it, what its rows need: it keeps the names of the order's columns
 * and hands `cursor_values` on.
 */
export async function paginateByCursor<Row extends object>(
  query: Query<Row>,
  { name, keys }: CursorOrder,
  { limit, cursor, onBadCursor = 'refuse' }: PageRequest,
  enrich?: (part: Query<Row>) => Query<Row>
): Promise<Page<Row>> {
  const after = cursor === undefined ? null : decodeCursor(name, keys, cursor)
  if (cursor !== undefined && !after && onBadCursor === 'refuse') throw unusableCursor()
  if (after) {
    const { sql, bindings } = isAfter(keys, after)
    query.whereRaw(sql, bindings as never)
  }

  // PostgreSQL writes the values itself: a Date would lose the microseconds of a time.
  const values = `jsonb_build_array(${keys.map(({ column }) => column).join(', ')})`
  const part = inOrder(query, keys)
    .select(db.raw(`${values} as cursor_values`))
    .limit(limit + 1)
  const found = await (enrich ? inOrder(enrich(part), keys) : part)
  const rows = found as (Row & { cursor_values?: KeyValue[] })[]
  const last = rows.length > limit ? rows[limit - 1]!.cursor_values! : null
  for (const row of rows) delete row.cursor_values
  return { rows: rows.slice(0, limit), nextCursor: last && encodeCursor(name, last) }
}

function inOrder<Row>(query: Query<Row>, keys: SortKey[]): Query<Row> {
  return query.orderByRaw(keys.map(({ column, direction }) => `${column} ${direction}`).join(', '))
}

/** Rows behind the values: compared as a whole where one index serves it, else key by key. */
function isAfter(keys: SortKey[], values: KeyValue[]): Condition {
  const first = keys[0]!
  if (keys.every((key) => key.direction === first.direction)) return isRowAfter(keys, values)
  const behind = isKeyAfter(keys, values)
  // Says nothing new, but an index on the first key can begin here.
  const bound = `${first.column} ${first.direction === 'asc' ? '>=' : '<='} ${markOf(first)}`
  return { sql: `(${bound} AND ${behind.sql})`, bindings: [values[0]!, ...behind.bindings] }
}

function isRowAfter(keys: SortKey[], values: KeyValue[]): Condition {
  const sign = keys[0]!.direction === 'asc' ? '>' : '<'
  const columns = keys.map(({ column }) => column).join(', ')
  const marks = keys.map(markOf).join(', ')
  return { sql: `(${columns}) ${sign} (${marks})`, bindings: values }
}

/** `a after x OR (a = x AND (b after y OR …))`. */
function isKeyAfter([key, ...others]: SortKey[], [value, ...rest]: KeyValue[]): Condition {
  const sign = key!.direction === 'asc' ? '>' : '<'
  const behind = `${key!.column} ${sign} ${markOf(key!)}`
  if (others.length === 0) return { sql: behind, bindings: [value!] }
  const further = isKeyAfter(others, rest)
  return {
    sql: `(${behind} OR (${key!.column} = ${markOf(key!)} AND ${further.sql}))`,
    bindings: [value!, value!, ...further.bindings],
  }
}

const TYPES: Record<KeyKind, string> = {
  integer: 'integer',
  decimal: 'numeric',
  time: 'timestamptz',
  boolean: 'boolean',
  text: 'text',
}

function markOf({ kind }: SortKey): string {
  return `?::${TYPES[kind]}`
}
