/** What is known of a variant that is to be sold. */
export type Known = {
  /** As the platform's store has it; null for one of the catalogue alone. */
  store: {
    isGone: boolean
    /** It, or its product: left alone on purpose. */
    isIgnored: boolean
    isLinked: boolean
    /** The store's own word on whether it can be made. */
    isAvailable: boolean
  } | null
  /** The blank's size and colour; null where it is not known. */
  blank: { isGone: boolean; isDiscontinued: boolean; inStock: boolean } | null
}

export type Makeable = { isOffered: boolean; inStock: boolean }

/**
 * Whether there is such a thing, and whether it can be made now: one rule for what is made a product of and for what is
 * sold already. In stock is what the blank is and the store does not deny; of a blank that is unknown the store alone
 * speaks.
 */
export function makeable({ store, blank }: Known): Makeable {
  const present = blank?.isGone ? null : blank
  const isThere = store ? !store.isGone && !store.isIgnored && store.isLinked : present !== null
  const isOffered = isThere && !(blank?.isDiscontinued ?? false)
  const inStock = (present?.inStock ?? true) && (store?.isAvailable ?? true)
  return { isOffered, inStock: isOffered && inStock }
}
