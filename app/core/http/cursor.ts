import { DateTime } from 'luxon'
import { InvalidField } from '#core/exceptions/errors'

/** What a sort value is, so that a cursor can be checked before it meets the database. */
export type KeyKind = 'integer' | 'decimal' | 'time' | 'boolean' | 'text'

export type KeyValue = string | number | boolean

type Key = { kind: KeyKind }

const MAX_INTEGER = 2 ** 31

const IS_OF_KIND: Record<KeyKind, (value: unknown) => boolean> = {
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < MAX_INTEGER,
  decimal: (value) => Number.isFinite(value) && Math.abs(value as number) < MAX_INTEGER,
  time: (value) => typeof value === 'string' && isTime(value),
  boolean: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
}

/** The place after a row as opaque text: the order's name, its sort values and the id, in base64url. */
export function encodeCursor(order: string, values: KeyValue[]): string {
  return Buffer.from(JSON.stringify([order, ...values])).toString('base64url')
}

/** The sort values of a cursor of this order; null for one that is malformed, changed or of another list or order. */
export function decodeCursor(order: string, keys: Key[], cursor: string): KeyValue[] | null {
  const [name, ...values] = parse(cursor)
  if (name !== order || values.length !== keys.length) return null
  const fits = keys.every(({ kind }, index) => IS_OF_KIND[kind](values[index]))
  return fits ? (values as KeyValue[]) : null
}

/** 422, like every unusable value of a known parameter. */
export function unusableCursor() {
  return new InvalidField('cursor', 'cursor', 'This cursor does not belong to this list')
}

function parse(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(content) && toText(content) === cursor ? content : []
  } catch {
    return []
  }
}

/** A cursor has one spelling: what was read must give the same text again. */
function toText(content: unknown[]): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}

/** As PostgreSQL writes and reads it: it knows no year 0, and no zone 16 hours away. */
function isTime(text: string): boolean {
  const written =
    /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-](0\d|1[0-5]):[0-5]\d$/
  return written.test(text) && DateTime.fromISO(text).isValid
}
