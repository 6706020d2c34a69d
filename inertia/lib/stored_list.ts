/**
 * A list in local storage as a store for `useSyncExternalStore`: synchronised across tabs, repaired when it is damaged,
 * and kept in memory where storage is full or forbidden.
 *
 * @param key of local storage
 * @param repair makes a list of any stored text, null included; it never throws
 */
export function storedList<T>(key: string, repair: (stored: string | null) => readonly T[]) {
  const none: readonly T[] = []
  const listeners = new Set<() => void>()
  let raw: string | null = null
  let list = none

  function notify() {
    for (const listener of listeners) listener()
  }

  function readStorage(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return raw
    }
  }

  /** Returns the same list as long as storage holds the same text: React compares by identity. */
  function current(): readonly T[] {
    const stored = readStorage()
    if (stored === raw) return list
    raw = stored
    list = repair(stored)
    return list
  }

  function write(next: readonly T[]) {
    list = next
    raw = JSON.stringify(next)
    try {
      localStorage.setItem(key, raw)
    } catch {
      // Storage is full or forbidden.
    }
  }

  /** Replaces a damaged or foreign value in storage too, so that other readers do not find it. */
  function repairStorage() {
    const stored = readStorage()
    if (stored !== null && stored !== JSON.stringify(current())) write(list)
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key === key || event.key === null) notify()
  }

  /** Reads again in a page that the browser restored from its history, because other tabs may have changed the list. */
  function wakeUp({ persisted }: PageTransitionEvent) {
    if (persisted) notify()
  }

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        repairStorage()
        window.addEventListener('storage', followOtherTabs)
        window.addEventListener('pageshow', wakeUp)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', followOtherTabs)
        window.removeEventListener('pageshow', wakeUp)
      }
    },
    current,
    /** The server has no list: the first render in the browser agrees with it. */
    onServer: () => none,
    change(edit: (list: readonly T[]) => readonly T[]) {
      write(edit(current()))
      notify()
    },
    notify,
  }
}
