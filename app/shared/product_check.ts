/** Where something is found in a product that an admin has to check. `store`: the name of the store. */
export const CHECKED_PLACES = ['name', 'description', 'store', 'artwork'] as const

/** A watched word, or the name of an artwork's file. */
export type Finding = { in: (typeof CHECKED_PLACES)[number]; text: string }

/** Characters of a watched word. */
export const MOST_WATCHED_WORD_CHARACTERS = 60

/** How many words are watched at most: each is searched for in every product that changes. */
export const MOST_WATCHED_WORDS = 500
