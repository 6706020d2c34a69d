import fc, { type Arbitrary } from 'fast-check'
import { schemaNamed } from '#core/openapi/examples'
import type { JsonSchema, SchemaParts } from '#core/openapi/types'

const isNoSurrogate = (code: number) => code < 0xd800 || code > 0xdfff

/** Text of any characters. That of fast-check (`unit: 'binary'`) takes a second to list them all, in every process. */
export const anyText = (maxLength = 10) =>
  fc
    .array(fc.nat(0x10ffff).filter(isNoSurrogate), { maxLength })
    .map((codes) => String.fromCodePoint(...codes))

type Schemas = Record<string, JsonSchema>

/** Text that has broken things before. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '‮evil',
    '💥'.repeat(50),
    'é'.normalize('NFD'),
    "' OR 1=1; --",
    '%',
    '%%%_\\',
    '../../etc/passwd',
    '${7*7}{{7*7}}<script>',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e309',
    '2147483648',
    '9007199254740993',
    '٣',
    'x'.repeat(5000)
  ),
  anyText(60),
  fc.base64String({ maxLength: 80 })
)

const hugeNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.001,
  1e-300,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  1e308,
  -1e308
)

/** Far deeper and wider than anything a body of ours is. */
const nested = fc.integer({ min: 1, max: 400 }).map((depth) => {
  let value: unknown = 'x'
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value }
  return value
})

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hugeNumber,
  nested,
  fc.constantFrom(null, true, [], {}, [null], { length: 3 }, { toString: 'x' }),
  fc.jsonValue({ maxDepth: 4 })
)

/** What a schema accepts, as far as it can be read off it: patterns aside. */
export function fitting(schema: JsonSchema, schemas: Schemas): Arbitrary<unknown> {
  const parts = schema as SchemaParts
  if (parts.$ref) return fitting(schemaNamed(parts.$ref, schemas), schemas)
  if (parts.const !== undefined) return fc.constant(parts.const)
  if (parts.enum) return fc.constantFrom(...parts.enum)
  const choices = parts.anyOf ?? parts.allOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, schemas)))
  return fc.oneof(...[parts.type ?? 'string'].flat().map((type) => ofType(type, parts, schemas)))
}

function ofType(type: string, parts: SchemaParts, schemas: Schemas): Arbitrary<unknown> {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = parts
  if (type === 'integer')
    return fc.oneof(
      // Small ids are those that exist.
      fc.integer({ min: minimum, max: Math.min(minimum + 3, maximum) }),
      fc.integer({ min: minimum, max: maximum })
    )
  if (type === 'number') return fc.integer({ min: 0, max: 100_000 }).map((pence) => pence / 100)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') {
    const { items = {}, minItems: minLength = 0, maxItems = 4 } = parts
    return fc.array(fitting(items, schemas), { minLength, maxLength: Math.min(maxItems, 4) })
  }
  if (type === 'object') {
    const { properties = {}, required = [] } = parts
    const fields: Record<string, Arbitrary<unknown>> = {}
    for (const [name, field] of Object.entries(properties)) fields[name] = fitting(field, schemas)
    return fc.record(fields, { requiredKeys: required })
  }
  if (parts.format === 'email') return fc.emailAddress()
  const { minLength = 0, maxLength = 60 } = parts
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}

/** A fitting value with one thing wrong somewhere, or one thing too many. */
export function nearly(right: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(right, hostileValue, fc.nat()).map(([value, wrong, place]) => {
    if (typeof value !== 'object' || value === null) return wrong
    return changed(value as Record<string, unknown>, wrong, place)
  })
}

const PRIVILEGED = ['userId', 'status', 'isVerified', 'profitSharePercentage', 'basePrice', 'id']

function changed(value: Record<string, unknown>, wrong: unknown, place: number): unknown {
  if (Array.isArray(value)) return [...(value as unknown[]), wrong]
  const fields = [...Object.keys(value), ...PRIVILEGED]
  const field = fields[place % fields.length]!
  const inner = value[field]
  if (place % 3 === 0 && typeof inner === 'object' && inner !== null)
    return { ...value, [field]: changed(inner as Record<string, unknown>, wrong, place + 1) }
  if (place % 5 === 0) return Object.fromEntries(Object.entries(value).filter(([k]) => k !== field))
  return { ...value, [field]: wrong }
}
