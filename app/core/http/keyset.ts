import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import {
  decodeCursor,
  encodeCursor,
  unusableCursor,
  type KeyKind,
  type KeyValue,
} from '#core/http/cursor'

/** One column of an order. Nulls of a `nullable` one come last. */
export type SortKey = {
  column: string
  direction: 'asc' | 'desc'
  kind: KeyKind
  nullable?: boolean
}

/** A total order of a list: its name, which cursors carry, and its columns, of which the last is unique. */
export type Keyset = { name: string; keys: SortKey[] }

/**
 * Which part of a list: at most `limit` rows after the cursor. A cursor that is none of this order is refused with 422,
 * or dropped where a page asks (RULINGS.md, Addresses).
 */
export type PageRequest = { limit: number; cursor?: string; onBadCursor?: 'refuse' | 'drop' }

export type Page<Row> = { rows: Row[]; nextCursor: string | null }

type Condition = { sql: string; bindings: KeyValue[] }

/** One page of a query in the keyset's order, each row once however rows before it come and go. One statement. */
export async function readPage<Row extends object>(
  query: DatabaseQueryBuilderContract<Row>,
  { name, keys }: Keyset,
  { limit, cursor, onBadCursor = 'refuse' }: PageRequest
): Promise<Page<Row>> {
  const after = cursor === undefined ? null : decodeCursor(name, keys, cursor)
  if (cursor !== undefined && !after && onBadCursor === 'refuse') throw unusableCursor()
  if (after) {
    const { sql, bindings } = isAfter(keys, after)
    query.whereRaw(sql, bindings as never)
  }
  for (const { column, direction, nullable } of keys)
    query.orderByRaw(`${column} ${direction}${nullable ? ' nulls last' : ''}`)

  // PostgreSQL writes the values itself: a Date would lose the microseconds of a time.
  const values = `jsonb_build_array(${keys.map(({ column }) => column).join(', ')})`
  const found = await query.select(db.raw(`${values} as keyset_values`)).limit(limit + 1)
  const rows = found as (Row & { keyset_values?: KeyValue[] })[]
  const last = rows.length > limit ? rows[limit - 1]!.keyset_values! : null
  for (const row of rows) delete row.keyset_values
  return { rows: rows.slice(0, limit), nextCursor: last && encodeCursor(name, last) }
}

/** Rows behind the values: compared as a whole where one index serves it, else key by key. */
function isAfter(keys: SortKey[], values: KeyValue[]): Condition {
  const first = keys[0]!
  if (keys.every((key) => key.direction === first.direction && !key.nullable))
    return isRowAfter(keys, values)
  const behind = isKeyAfter(keys, values)
  if (first.nullable) return behind
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
  const behind = isOneAfter(key!, value!)
  if (others.length === 0) return behind
  const further = isKeyAfter(others, rest)
  const same =
    value === null
      ? { sql: `${key!.column} IS NULL`, bindings: [] }
      : { sql: `${key!.column} = ${markOf(key!)}`, bindings: [value!] }
  return {
    sql: `(${behind.sql} OR (${same.sql} AND ${further.sql}))`,
    bindings: [...behind.bindings, ...same.bindings, ...further.bindings],
  }
}

function isOneAfter(key: SortKey, value: KeyValue): Condition {
  if (value === null) return { sql: 'false', bindings: [] }
  const sign = key.direction === 'asc' ? '>' : '<'
  const compared = `${key.column} ${sign} ${markOf(key)}`
  const sql = key.nullable ? `(${compared} OR ${key.column} IS NULL)` : compared
  return { sql, bindings: [value] }
}

const TYPES: Record<KeyKind, string> = {
  integer: 'integer',
  decimal: 'numeric',
  time: 'timestamptz',
  boolean: 'boolean',
}

function markOf({ kind }: SortKey): string {
  return `?::${TYPES[kind]}`
}
