import type { JsonSchema, SchemaParts } from '#core/openapi/types'

type Schemas = Record<string, JsonSchema>

/**
 * One value that a schema fits: the examples its fields name, else the least that its type allows. `also` names fields
 * that a schema around it requires.
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas, also: string[] = []): unknown {
  const parts = schema as SchemaParts
  const required = [...also, ...(parts.required ?? [])]
  if (parts.$ref) return exampleOf(schemaNamed(parts.$ref, schemas), schemas, required)
  if (parts.examples) return parts.examples[0]
  if (parts.enum) return parts.enum[0]
  if (parts.const !== undefined) return parts.const
  const [first] = parts.anyOf ?? parts.allOf ?? []
  if (first) return exampleOf(first, schemas, required)
  return ofType([parts.type].flat()[0], { ...parts, required }, schemas)
}

export function schemaNamed(address: string, schemas: Schemas): JsonSchema {
  const name = address.replace('#/components/schemas/', '')
  const found = schemas[name]
  if (!found) throw new Error(`There is no schema ${name}`)
  return found
}

function ofType(type: string | undefined, parts: SchemaParts, schemas: Schemas): unknown {
  if (type === 'array') return parts.items ? [exampleOf(parts.items, schemas)] : []
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'string') return 'text'
  const required = parts.required ?? []
  const entries = Object.entries(parts.properties ?? {}).filter(([name]) => required.includes(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, exampleOf(value, schemas)]))
}
