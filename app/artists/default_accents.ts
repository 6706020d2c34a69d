/** Poster grounds of stores without a photo to take one from; ink text on each passes 4.5:1. */
const DEFAULT_ACCENTS = ['#E8C547', '#8FB8A8', '#E79A7B', '#9DB4D6', '#D7A6C1', '#B9C46A'] as const

/** The same for an account, always. */
export function defaultAccentOf(userId: number): string {
  return DEFAULT_ACCENTS[userId % DEFAULT_ACCENTS.length]!
}
