import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { PlainMessages } from '#core/http/plain_messages'

const DEFAULT_LIMIT = 60

/** The parameters every list takes (docs/rules/http-api.md#lists); spread into the validator of a list. */
export const pageFields = {
  limit: numberField().min(1).max(100).withoutDecimals().optional(),
  cursor: vine.string().maxLength(500).optional(),
}

export const pageValidator = vine.create(pageFields)
pageValidator.messagesProvider = new PlainMessages({})

/** The part of a list that validated parameters ask for. */
export function pageOf({ limit, cursor }: { limit?: number; cursor?: string }) {
  return { limit: limit ?? DEFAULT_LIMIT, cursor }
}

/**
 * The query of a list as validators take it: an empty value is no filter, so it is left out
 * (docs/rules/http-api.md#unknown-values).
 */
export function listQuery(request: HttpContext['request']): Record<string, unknown> {
  const entries = Object.entries(request.qs()).map(([name, value]) => [name, withoutEmpty(value)])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function withoutEmpty(value: unknown): unknown {
  if (!Array.isArray(value)) return isEmpty(value) ? undefined : value
  const kept: unknown[] = value.filter((entry) => !isEmpty(entry))
  return kept.length > 0 ? kept : undefined
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
