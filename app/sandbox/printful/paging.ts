import { badRequest } from '#sandbox/printful/printful_error'

const MOST = 100
const USUAL = 20

export type Page = { paging?: { total: number; offset: number; limit: number } }

export type Range = { offset: number; limit: number }

export function readRange({ offset, limit }: Record<string, unknown>): Range {
  const range = { offset: whole(offset, 0), limit: whole(limit, USUAL) }
  return { ...range, limit: Math.min(MOST, Math.max(1, range.limit)) }
}

/** A page of a list that is all there. */
export function pageOf<Item>(all: Item[], range: Range) {
  const { offset, limit } = range
  return {
    result: all.slice(offset, offset + limit),
    paging: { total: all.length, offset, limit },
  }
}

function whole(value: unknown, usual: number): number {
  if (value === undefined || value === null) return usual
  if (!/^\d{1,9}$/.test(String(value))) throw badRequest('Invalid paging parameters')
  return Number(value)
}
