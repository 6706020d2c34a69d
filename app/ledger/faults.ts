import type { Pence } from '#shared/money'

/** The entries of a posting do not add up to zero: money would appear or vanish. A fault of ours, never a refusal. */
export class UnbalancedPosting extends Error {
  constructor(key: string, total: Pence) {
    super(`The entries of ${key} add up to ${total} pence, not to nothing`)
  }
}

/** Two different transactions were given the same key, or one was computed in two ways. A fault of ours. */
export class KeyPostedOtherwise extends Error {
  constructor(key: string) {
    super(`${key} was posted before, with other entries`)
  }
}
