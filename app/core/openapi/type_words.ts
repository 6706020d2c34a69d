import type { JsonSchema, SchemaParts } from '#core/openapi/types'

/** A word of a type; one that names a shape leads to it. */
export type TypeWord = { word: string; shape?: string }

/** One field or parameter, a field of a field by its whole name: `socialLinks.instagram`, `products[].size`. */
export type ReferenceField = { name: string; type: TypeWord[]; isRequired: boolean; text: string }

const WORDS: Record<string, string> = { string: 'text', boolean: 'true or false', null: 'nothing' }
const FORMATS: Record<string, string> = {
  'date-time': 'time',
  'email': 'email',
  'uri-reference': 'address',
}

/** The type in words: "list of Artist", "text or null". */
export function typeWords(schema: JsonSchema): TypeWord[] {
  const parts = schema as SchemaParts
  if (parts.$ref) {
    const name = parts.$ref.split('/').at(-1)!
    return [{ word: name, shape: name }]
  }
  const choices = parts.anyOf ?? parts.allOf
  if (choices) return choices.flatMap((choice, at) => [...or(at), ...typeWords(choice)])
  if (parts.items) return [{ word: 'list of' }, ...typeWords(parts.items)]
  const [type = 'anything', ...others] = [parts.type ?? []].flat()
  const orNull = others.includes('null') ? [...or(1), { word: 'null' }] : []
  if (parts.additionalProperties)
    return [{ word: 'map of' }, ...typeWords(parts.additionalProperties), ...orNull]
  if (type === 'null') return [{ word: 'null' }]
  return [{ word: plainWord(type, parts) }, ...orNull]
}

/** What a field may be beyond its type: its words, its limits. */
export function limitsOf(schema: JsonSchema): string {
  const parts = schema as SchemaParts
  const words = parts.enum ?? (parts.items as SchemaParts | undefined)?.enum
  const sentences = [
    parts.description,
    words && `One of ${words.filter((word) => word !== null).join(', ')}`,
    range(parts.minLength, parts.maxLength, 'characters'),
    range(parts.minItems, parts.maxItems, 'entries'),
    parts.maximum === 2 ** 31 - 1 ? null : range(parts.minimum, parts.maximum, ''),
  ]
  return sentences.filter(Boolean).join('. ')
}

export function fieldsOf(schema: JsonSchema, prefix = ''): ReferenceField[] {
  const { properties = {}, required = [] } = schema as SchemaParts
  return Object.entries(properties).flatMap(([name, field]) => [
    {
      name: prefix + name,
      type: typeWords(field),
      isRequired: required.includes(name),
      text: limitsOf(field),
    },
    ...fieldsWithin(field, prefix + name),
  ])
}

function fieldsWithin(field: JsonSchema, name: string): ReferenceField[] {
  const { items, anyOf = [] } = field as SchemaParts
  if (items) return fieldsOf(items, `${name}[].`)
  return [field, ...anyOf].flatMap((one) => fieldsOf(one, `${name}.`))
}

function or(position: number): TypeWord[] {
  return position === 0 ? [] : [{ word: 'or' }]
}

function plainWord(type: string, { format = '', multipleOf }: SchemaParts): string {
  if (type === 'number' && multipleOf === 0.01) return 'money'
  return FORMATS[format] ?? WORDS[type] ?? type
}

function range(least: number | undefined, most: number | undefined, unit: string): string | null {
  if (least === undefined && most === undefined) return null
  const words = most === undefined ? `at least ${least}` : `${least ?? 'at most'} to ${most}`
  const plain = least === undefined ? `at most ${most}` : words
  return `${plain} ${unit}`.trim()
}
