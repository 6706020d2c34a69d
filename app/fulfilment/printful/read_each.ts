import logger from '@adonisjs/core/services/logger'
import type vine from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { ProviderUnavailable } from '#fulfilment/errors'
import type { ItemKind, SkippedItem } from '#fulfilment/provider_types'
import { toList } from '#fulfilment/printful/tolerant_reader'

export type ReadList<Item> = { items: Item[]; skipped: SkippedItem[] }

export type Fault = { field: string; rule: string }

const LONGEST_VALUE = 60

/**
 * Reads a list item by item: one that cannot be understood is skipped, logged and reported, and the others are read.
 * Throws ProviderUnavailable where it is no list at all.
 */
export async function readEach<Schema extends SchemaTypes>(
  kind: ItemKind,
  reader: ReturnType<typeof vine.create<Schema>>,
  given: unknown
): Promise<ReadList<Infer<Schema>>> {
  const list = toList(given)
  if (!Array.isArray(list)) throw new ProviderUnavailable('unreadable')
  const read: ReadList<Infer<Schema>> = { items: [], skipped: [] }
  for (const item of list) {
    const [error, value] = await reader.tryValidate(item)
    if (error) read.skipped.push(toSkipped(kind, item, error.messages as Fault[]))
    else read.items.push(value as Infer<Schema>)
  }
  if (read.skipped.length > 0)
    logger.warn({ skipped: read.skipped.slice(0, 5) }, 'Printful sent items that we cannot read')
  return read
}

function toSkipped(kind: ItemKind, item: unknown, faults: Fault[]): SkippedItem {
  const id: unknown = typeof item === 'object' && item !== null && 'id' in item ? item.id : null
  return {
    kind,
    id: Number.isSafeInteger(Number(id)) ? Number(id) || null : null,
    reason: reasonOf(item, faults),
  }
}

export function reasonOf(item: unknown, [fault]: Fault[]): string {
  const field = fault?.field ?? ''
  const value = field
    .split('.')
    .reduce<unknown>(
      (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
      item
    )
  const text = JSON.stringify(field === '' ? item : value) ?? 'missing'
  const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
  return `${field === '' ? 'item' : field}: ${shown.replaceAll('\\u0000', '').toWellFormed()}`
}
