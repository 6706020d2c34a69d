/**
 * Why a product is taken down. `withdrawn`: unpaid checkouts keep what they were promised. `legal`: it infringes rights or
 * breaks a law, so that nothing of it is sold, made or paid out any more.
 */
export const TAKEDOWN_KINDS = ['withdrawn', 'legal'] as const

export type TakedownKind = (typeof TAKEDOWN_KINDS)[number]

export const TAKEDOWN_EVENTS = ['taken_down', 'answered', 'restored'] as const

export type TakedownEvent = (typeof TAKEDOWN_EVENTS)[number]

/** Characters of a reason, and of an artist's answer. */
export const MOST_TAKEDOWN_CHARACTERS = 2000
