type DraftOptions<Draft> = {
  storageKey: (typeof KEYS)[number]
  empty: Draft
  /** What of a stored value can be used; it may throw, and then nothing can. */
  repair: (stored: object) => Draft
}

const KEYS = ['checkout-draft', 'form-drafts'] as const

/**
 * Deletes the drafts of this tab, so that its next user does not see them. To be followed by a new document: drafts in
 * memory stay.
 */
export function forgetTabDrafts() {
  try {
    for (const key of KEYS) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** What was typed into a form, kept for this tab: any way back finds it, a reload too. */
export function tabDraft<Draft extends object>({ storageKey, empty, repair }: DraftOptions<Draft>) {
  let draft: Draft | null = null
  const listeners = new Set<() => void>()

  function read(): Draft {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
      return typeof stored === 'object' && stored !== null ? repair(stored) : empty
    } catch {
      return empty
    }
  }

  function write(next: Draft) {
    draft = next
    try {
      if (next === empty) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Without storage it lives as long as the page.
    }
    for (const listener of listeners) listener()
  }

  return {
    get: () => (draft ??= read()),
    /** The server knows nothing of it: the first paint in the browser agrees. */
    serverDraft: () => empty,
    write,
    forget: () => write(empty),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
