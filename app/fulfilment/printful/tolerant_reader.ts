/**
 * Primitives that read what Printful really sends: PHP writes an empty object as `[]` and an empty list as `{}`, and a
 * price can be a number, text with thousands separators, or empty. Each primitive either yields a value that our tables
 * can hold, or fails, so that its item is skipped and stays as it was.
 */
import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'

const LONGEST_NAME = 255
const LONGEST_TEXT = 2_000
const LARGEST_COUNT = 2_147_483_647
/** The year 3000, in unix seconds. */
const LATEST_MOMENT = 32_503_680_000
const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/

/** Null, left out, "", `[]` and `{}` all say that there is nothing. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}

const orNull = (read: (value: unknown) => unknown) => (value: unknown) =>
  isNothing(value) ? null : read(value)

/** Text that PostgreSQL can keep; a number is text, and what is too long is cut. Anything else stays and fails. */
function toText(value: unknown, longest: number): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return value
  // A character of two halves is not cut in the middle.
  return value.replaceAll('\0', '').trim().slice(0, longest).toWellFormed()
}

/** Optional text decides nothing: what is no text is none. */
const toOptionalText = (longest: number) => (value: unknown) => {
  const text = toText(value, longest)
  return typeof text === 'string' && text !== '' ? text : null
}

const isWholeIdentifier = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : {}

export const id = () =>
  vine.number().parse(isWholeIdentifier).withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)

/** Nothing is linked: also 0. */
export const idOrNull = () =>
  vine
    .number()
    .parse((value) => (Number(value) === 0 ? null : orNull(isWholeIdentifier)(value)))
    .withoutDecimals()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()

/** A word that something depends on, such as a status. */
export const word = () =>
  vine
    .string()
    .parse((value) => toText(value, LONGEST_NAME))
    .minLength(1)

export const nameOrNull = () => vine.string().parse(toOptionalText(LONGEST_NAME)).nullable()

/** An address that was cut leads nowhere. */
export const addressOrNull = () =>
  vine
    .string()
    .parse((value) =>
      typeof value === 'string' && value.length > LONGEST_TEXT
        ? null
        : toOptionalText(LONGEST_TEXT)(value)
    )
    .nullable()

const priceText = () => vine.string().regex(/^\d{1,7}(\.\d{1,2}0*)?$/)

/** 8, "8", "8.5", "1,299.00"; more than two decimals only where a computation left them. */
function toPriceText(value: unknown): unknown {
  if (typeof value === 'number')
    return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? value.toFixed(2) : String(value)
  if (typeof value !== 'string') return value
  const text = value.trim()
  return THOUSANDS.test(text) ? text.replaceAll(',', '') : text
}

export const price = () => priceText().parse(toPriceText)
export const priceOrNull = () => priceText().parse(orNull(toPriceText)).nullable()

export const currencyOrNull = () =>
  vine
    .string()
    .parse(orNull((value) => (typeof value === 'string' ? value.trim().toUpperCase() : value)))
    .regex(/^[A-Z]{3}$/)
    .nullable()

export const flagOrNull = () =>
  vine
    .boolean()
    .parse(orNull((value) => value))
    .nullable()

/** How many: a number, or the things themselves; nothing is none. */
export const count = () =>
  vine
    .number()
    .parse((value) => (isNothing(value) ? 0 : Array.isArray(value) ? value.length : value))
    .withoutDecimals()
    .min(0)
    .max(LARGEST_COUNT)

/** At least 1. */
export const quantity = () => numberField().withoutDecimals().positive().max(LARGEST_COUNT)

/** Unix seconds. */
export const moment = () => numberField().positive().max(LATEST_MOMENT)
export const momentOrNull = () =>
  vine
    .number()
    .parse((value) => (Number(value) === 0 ? null : orNull((given) => given)(value)))
    .positive()
    .max(LATEST_MOMENT)
    .nullable()

const LONGEST_DAYS = 365

/** Reads an average of days, for display only; null where it is not a plausible number. */
export const daysOrNull = () =>
  vine
    .number()
    .parse((value) => {
      const days = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      return typeof days === 'number' && days >= 0 && days <= LONGEST_DAYS ? days : null
    })
    .nullable()

/** For `.parse` of an optional object: nothing is null. */
export const toObjectOrNull = orNull((value) => value)

/** For `.parse` of a list: nothing is an empty one, and a list with gaps arrives as an object with numbers for keys. */
export function toList(value: unknown): unknown {
  if (isNothing(value)) return []
  if (Array.isArray(value) || typeof value !== 'object') return value
  const keys = Object.keys(value as object)
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(value as object) : value
}

/** For `.parse` of a list that decides nothing: what is no object in it is left out. */
export function toOptionalList(value: unknown): object[] {
  const list = toList(value)
  return Array.isArray(list)
    ? list.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
    : []
}

/** `[{region, status}]`; also `{region: status}`, one status for all, and a list of statuses. */
export function toAvailability(value: unknown): { region: string; status: string }[] {
  if (isNothing(value)) return []
  if (typeof value === 'string') return [{ region: '', status: value.trim() }]
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value as object)
  return [...entries].flatMap(([key, entry]: [string | number, unknown]) => {
    if (typeof entry === 'string') return { region: String(key), status: entry }
    const { region = key, status } = (entry ?? {}) as { region?: unknown; status?: unknown }
    return typeof status === 'string' ? { region: String(region), status } : []
  })
}
