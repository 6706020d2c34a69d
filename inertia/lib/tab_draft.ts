type DraftOptions<Draft> = {
  storageKey: (typeof KEYS)[number]
  empty: Draft
  /** Returns the usable part of a stored value; where it throws, nothing is used. */
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
    // Without storage there is nothing to delete.
  }
}

/** A draft of a form, kept for this tab: it is restored on every way back, also after a reload. */
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
      // Without storage the draft lives as long as the page.
    }
    for (const listener of listeners) listener()
  }

  return {
    get: () => (draft ??= read()),
    /** The server has no draft: the first render in the browser agrees with it. */
    serverDraft: () => empty,
    write,
    forget: () => write(empty),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
