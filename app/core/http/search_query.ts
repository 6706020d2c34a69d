/** What is longer is none that anybody typed. */
export const LONGEST_SEARCH = 200

/** Reads the search from the query string of a page, without zero characters, which PostgreSQL does not store. */
export function parseSearchQuery(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH) || undefined
}
