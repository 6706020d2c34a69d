import type { JsonSchema } from '#core/openapi/types'
import { MAX_ID } from '#shared/ids'

/** The words of the schemas: small, so that a shape reads like a list of its fields. */

/** Exactly these fields. `Shape` is the mapper's own type: a field that it gains or loses does not compile here. */
export function shape<Shape>(
  properties: { [Field in keyof Shape]-?: JsonSchema },
  { optional = [], about }: { optional?: (keyof Shape)[]; about?: string } = {}
): JsonSchema {
  const required = Object.keys(properties).filter(
    (field) => !optional.includes(field as keyof Shape)
  )
  return {
    type: 'object',
    ...(about && { description: about }),
    properties,
    required,
    unevaluatedProperties: false,
  }
}

export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

export function listOf(name: string): JsonSchema {
  return { type: 'array', items: ref(name) }
}

/** Different callers see different shapes of one thing. */
export function oneOfThese(...schemas: JsonSchema[]): JsonSchema {
  return { anyOf: schemas }
}

export function orNull(schema: JsonSchema): JsonSchema {
  const { type, ...rest } = schema
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  const { enum: words } = schema as { enum?: unknown[] }
  return { ...rest, type: [type, 'null'], ...(words && { enum: [...words, null] }) }
}

export function described(description: string, schema: JsonSchema): JsonSchema {
  return { ...schema, description }
}

export function word(words: readonly string[]): JsonSchema {
  return { type: 'string', enum: [...words] }
}

export function text(example: string): JsonSchema {
  return { type: 'string', examples: [example] }
}

export function count(example: number): JsonSchema {
  return { type: 'integer', minimum: 0, examples: [example] }
}

export const id: JsonSchema = { type: 'integer', minimum: 1, maximum: MAX_ID, examples: [1] }

/** An amount in `currency`: a number with at most two decimals. */
export function money(example: number): JsonSchema {
  return { type: 'number', multipleOf: 0.01, examples: [example] }
}

export const percent: JsonSchema = { type: 'number', minimum: 0, maximum: 100, examples: [60] }

export const flag: JsonSchema = { type: 'boolean', examples: [true] }

/** ISO 8601 in UTC. */
export const time: JsonSchema = {
  type: 'string',
  format: 'date-time',
  pattern: 'Z$',
  examples: ['2026-11-21T19:30:00.000Z'],
}

/** A whole address, or a path of ours. */
export function address(example: string): JsonSchema {
  return { type: 'string', format: 'uri-reference', examples: [example] }
}

export const currency: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z]{3}$',
  description: 'ISO 4217',
  examples: ['GBP'],
}
