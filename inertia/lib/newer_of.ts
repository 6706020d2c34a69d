type Versioned = { updatedAt: string }

/** The later version of one thing; the first where they are the same. */
export const newerOf = <Thing extends Versioned>(one: Thing, other: Thing): Thing =>
  Date.parse(other.updatedAt) > Date.parse(one.updatedAt) ? other : one
