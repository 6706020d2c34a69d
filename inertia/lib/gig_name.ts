const KIND_OF_EVENT = /\b(tour|festival|fest|weekender|ball|party|launch|fair|sessions?)( \d{4})?$/i

/**
 * A gig's name within a sentence: a tour or a festival has its article, a name of a place or a person none.
 *
 * @param shown the name as it is to stand there
 */
export function gigInSentence(name: string, shown = name): string {
  const hasOwn = /^(the|an?|our|my)\b|[’']s\b/i.test(name)
  return KIND_OF_EVENT.test(name.trim()) && !hasOwn ? `the ${shown}` : shown
}
