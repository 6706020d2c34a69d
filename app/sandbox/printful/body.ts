import { badRequest } from '#sandbox/printful/printful_error'

/** What came as JSON, read field by field: the real API says which part it could not use. */
export type Fields = Record<string, unknown>

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw badRequest(`${what} is missing or invalid`)
}

export function listOf(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  throw badRequest(`${what} is missing or invalid`)
}

/** Null where it was not given. */
export function textOf(value: unknown, what: string): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw badRequest(`${what} must be a string`)
}

export function priceOf(value: unknown, what: string): string | null {
  const text = textOf(value, what)
  if (text === null) return null
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw badRequest(`${what} must be a price`)
  return Number(text).toFixed(2)
}

export function wholeOf(value: unknown, what: string, least: number, most: number): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) {
    return number
  }
  throw badRequest(`${what} must be a whole number from ${least} to ${most}`)
}

/** "1", "true" and true, as in `?confirm=1`. */
export const isYes = (value: unknown): boolean => ['1', 'true'].includes(String(value))
