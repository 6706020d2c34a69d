/** What is longer is none that anybody typed. */
export const LONGEST_SEARCH = 200

/** The search of a page's address; PostgreSQL has no text with a zero character in it. */
export function addressedSearch(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH) || undefined
}
