import { DateTime } from 'luxon'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { parseId } from '#shared/ids'

/** The filters of the audit log. */
export type AuditLogFilters = {
  actor?: number
  action?: string
  /** A kind of thing, or one of them. */
  subject?: { type: string; id?: number }
  /** Days in the platform's time zone, both of them included: ISO dates. */
  from?: string
  to?: string
}

const WORD = /^[a-z_.]{1,60}$/

const wordOf = (value: unknown) =>
  typeof value === 'string' && WORD.test(value) ? value : undefined

/**
 * As a page's address has them, `subject` as `product` or `product:12`: what is unusable is dropped
 * (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export function parseAuditLogFilters(query: Record<string, unknown>): AuditLogFilters {
  return {
    actor: parseId(query.actor) ?? undefined,
    action: wordOf(query.action),
    subject: subjectOf(query.subject),
    from: dayOf(query.from),
    to: dayOf(query.to),
  }
}

/** The same as the address spells it. */
export function spellAuditLogFilters({
  actor,
  action = '',
  subject,
  from = '',
  to = '',
}: AuditLogFilters) {
  return {
    actor: actor === undefined ? '' : String(actor),
    action,
    subject: subject ? [subject.type, subject.id].filter(Boolean).join(':') : '',
    from,
    to,
  }
}

function subjectOf(value: unknown): AuditLogFilters['subject'] {
  if (typeof value !== 'string') return undefined
  const [kind, ...rest] = value.split(':')
  const type = wordOf(kind)
  if (!type || rest.length > 1) return undefined
  if (rest.length === 0) return { type }
  const id = parseId(rest[0])
  return id === null ? undefined : { type, id }
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return undefined
  return DateTime.fromISO(value, { zone: PLATFORM_TIMEZONE }).isValid ? value : undefined
}
