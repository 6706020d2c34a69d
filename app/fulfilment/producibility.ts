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

export type Producibility = { isOffered: boolean; inStock: boolean }

/**
 * Whether a variant can be offered, and whether it can be produced now: one rule for new products and for those on sale.
 * A variant is in stock if its blank is and the store does not deny it; of an unknown blank the store alone decides.
 */
export function producibilityOf({ store, blank }: Known): Producibility {
  const present = blank?.isGone ? null : blank
  const isThere = store ? !store.isGone && !store.isIgnored && store.isLinked : present !== null
  const isOffered = isThere && !(blank?.isDiscontinued ?? false)
  const inStock = (present?.inStock ?? true) && (store?.isAvailable ?? true)
  return { isOffered, inStock: isOffered && inStock }
}
