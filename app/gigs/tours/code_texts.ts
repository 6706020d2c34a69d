/** What stands for details of a gig in the texts of a tour, such as `{tour}: {city}`. */
export const PLACEHOLDERS = ['tour', 'gig', 'venue', 'city', 'date'] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The name of the first `{…}` that stands for nothing; null where all do. */
export function unknownPlaceholder(pattern: string): string | null {
  const names = [...pattern.matchAll(PLACEHOLDER)].map(([, name]) => name!)
  return names.find((name) => !PLACEHOLDERS.includes(name as Placeholder)) ?? null
}

/** What joins the parts of a text, and is left over where a part is empty. */
const JOINTS = String.raw`[\s,;:·|/–-]+`
const LEADING = new RegExp(`^${JOINTS}`)
const TRAILING = new RegExp(`${JOINTS}$`)

/**
 * A text with the details of a gig in it; null where it names details and none is known. A comma or dash beside an unknown
 * one goes with it: "{venue}, {city}" of a gig without a venue is its city.
 */
export function fillText(
  pattern: string | null,
  details: Record<Placeholder, string | null>
): string | null {
  if (pattern === null) return null
  // Words of the pattern at even places, names of details at odd ones.
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
