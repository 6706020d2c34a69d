export type Port<Implementation> = {
  /** Returns a function that restores the previous implementation. */
  register(implementation: Implementation): () => void
  /** Throws if no module has registered an implementation. */
  current(): Implementation
}

/**
 * Declares a question that a lower module asks a module above it, without importing it: the upper module registers its
 * implementation in a provider when the application boots.
 */
export function definePort<Implementation>(name: string): Port<Implementation> {
  let registered: Implementation | undefined
  return {
    register(implementation) {
      const previous = registered
      registered = implementation
      return () => {
        registered = previous
      }
    },
    current() {
      if (!registered) throw new Error(`No module has registered an implementation of ${name}`)
      return registered
    },
  }
}
