const storageKey = 'favorites'
const most = 200
const none: readonly number[] = []

let raw: string | null = null
let ids = none
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return raw
  }
}

/** A stored list as it should be: product ids alone, each once; anything else is dropped. */
export function repairFavorites(stored: string | null): number[] {
  if (!stored) return []
  try {
    const list: unknown = JSON.parse(stored)
    const found = Array.isArray(list) ? list.filter((id) => Number.isInteger(id) && id > 0) : []
    return [...new Set<number>(found)].slice(-most)
  } catch {
    return []
  }
}

function current(): readonly number[] {
  const stored = readStorage()
  if (stored === raw) return ids
  raw = stored
  ids = repairFavorites(stored)
  return ids
}

function save(next: readonly number[]) {
  ids = next.slice(-most)
  raw = JSON.stringify(ids)
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, raw)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is full or forbidden: the list then lives as long as the page.
  }
  notify()
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === storageKey || key === null) notify()
}

/** What a visitor likes on Collections: product ids in this browser (seed 000 §3), merged into the wishlist at sign-in. */
export const localFavorites = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
    }
  },
  all: current,
  has: (id: number) => current().includes(id),
  add: (id: number) => save([...current().filter((other) => other !== id), id]),
  remove: (id: number) => save(current().filter((other) => other !== id)),
}
