/** The placeholders for details of a gig in the texts of a tour, such as `{tour}: {city}`. */
export const PLACEHOLDERS = ['tour', 'gig', 'venue', 'city', 'date'] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The first unknown placeholder of a text; null where all are known. */
export function unknownPlaceholder(pattern: string): string | null {
  const names = [...pattern.matchAll(PLACEHOLDER)].map(([, name]) => name!)
  return names.find((name) => !PLACEHOLDERS.includes(name as Placeholder)) ?? null
}

/** Separators between parts of a text, which are dropped beside an empty part. */
const JOINTS = String.raw`[\s,;:·|/–-]+`
const LEADING = new RegExp(`^${JOINTS}`)
const TRAILING = new RegExp(`${JOINTS}$`)

/**
 * Fills the placeholders of a text with details of a gig; null where all of its details are unknown. A comma or dash beside
 * an unknown one is dropped: "{venue}, {city}" of a gig without a venue is its city.
 */
export function fillText(
  pattern: string | null,
  details: Record<Placeholder, string | null>
): string | null {
  if (pattern === null) return null
  // Text is at even indexes, placeholders at odd ones.
  const parts = pattern.split(PLACEHOLDER)
  const isKnown = (name: string) => Boolean(details[name as Placeholder])
  if (parts.length > 1 && !parts.some((part, place) => place % 2 === 1 && isKnown(part)))
    return null
  let text = ''
  let isAfterGap = false
  for (const [place, part] of parts.entries()) {
    const isDetail = place % 2 === 1
    if (isDetail && !isKnown(part)) {
      isAfterGap = true
      continue
    }
    const words = isDetail
      ? details[part as Placeholder]!
      : isAfterGap
        ? part.replace(LEADING, '')
        : part
    if (words === '') continue
    text += words
    isAfterGap = false
  }
  return (isAfterGap ? text.replace(TRAILING, '') : text).trim() || null
}
