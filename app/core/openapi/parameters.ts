import { id } from '#core/openapi/schemas'
import type { Call, JsonSchema, Operation } from '#core/openapi/types'

type Parameters = Operation['parameters']
type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[] }

/** What every list takes (#core/http/list_query), in words. */
const PAGE_WORDS: Record<string, JsonSchema> = {
  limit: { description: 'At most so many; 60 by default', default: 60 },
  cursor: { description: 'From the `Link` header of the page before' },
}

export function pathParameters(call: Call): Parameters {
  return Object.entries(call.path ?? {}).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    // A path names things by their ids; a code is text.
    schema: /^id$|Id$/.test(name) ? id : { type: 'string', minLength: 1, maxLength: 100 },
  }))
}

export function queryParameters({ query }: Call): Parameters {
  if (!query) return []
  const { properties = {}, required = [] } = (query.from?.toJSONSchema() ?? {}) as ObjectSchema
  return Object.entries({ ...query.words, ...properties }).map(([name, accepted]) => {
    const { description, ...schema } = { ...accepted, ...PAGE_WORDS[name], ...query.words?.[name] }
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(typeof description === 'string' && { description }),
      schema,
    }
  })
}

export function headerParameters(call: Call, isCacheable: boolean): Parameters {
  const header = (name: string, { description, ...schema }: JsonSchema) => ({
    name,
    in: 'header' as const,
    required: false,
    description: String(description),
    schema,
  })
  const own = Object.entries(call.headers ?? {}).map(([name, schema]) => header(name, schema))
  return [
    ...own,
    ...(call.idempotent ? [header('Idempotency-Key', IDEMPOTENCY_KEY)] : []),
    ...(call.late ? [header('Idempotency-Key', LATE_KEY), header('Happened-At', HAPPENED_AT)] : []),
    ...(isCacheable ? [header('If-None-Match', IF_NONE_MATCH)] : []),
  ]
}

const IDEMPOTENCY_KEY: JsonSchema = {
  description:
    'The same key and body make one thing and give the same answer, for 24 hours and for this caller alone; with another body it is 409',
  type: 'string',
  pattern: '^[\\x21-\\x7E]{1,200}$',
  examples: ['5d1c0b6e-0f6a-4a8e-9a52-6a2f0c4f7c11'],
}

const LATE_KEY: JsonSchema = {
  description:
    'A random id of this call: repeated with the same id after a lost answer, within 24 hours, the call counts once',
  type: 'string',
  pattern: '^[\\x21-\\x7E]{1,200}$',
  examples: ['5d1c0b6e-0f6a-4a8e-9a52-6a2f0c4f7c11'],
}

const HAPPENED_AT: JsonSchema = {
  description:
    'When it happened, if the call was made offline: at most 12 hours ago; a time in the future counts as now',
  type: 'string',
  format: 'date-time',
  examples: ['2026-11-21T21:30:00.000Z'],
}

const IF_NONE_MATCH: JsonSchema = {
  description: 'The `ETag` of an earlier answer: 304 while nothing has changed',
  type: 'string',
}

/**
 * A body takes more than it reads: unknown fields are ignored (docs/rules/http-api.md#authorisation-before-validation).
 */
export function withoutClosing(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutClosing)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword, value]) => !(keyword === 'additionalProperties' && value === false))
      .map(([keyword, value]) => [keyword, withoutClosing(value)])
  )
}
