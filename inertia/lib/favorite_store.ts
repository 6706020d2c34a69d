export type FavoriteTarget = { kind: 'artist' | 'product'; id: number }

const changes = new Map<string, boolean>()
const pending = new Set<string>()
const listeners = new Set<() => void>()

const keyOf = ({ kind, id }: FavoriteTarget) => `${kind} ${id}`

function notify() {
  for (const listener of listeners) listener()
}

/**
 * The favourites changed since this page was loaded: they outlive a visit, and a page brought back from the history, whose own
 * data is older than they are. Every toggle of the same thing shows the same.
 */
export const favoriteStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Undefined where nothing was pressed: what came with the page holds. */
  changeOf: (target: FavoriteTarget) => changes.get(keyOf(target)),
  isPending: (target: FavoriteTarget) => pending.has(keyOf(target)),
  set(target: FavoriteTarget, isOn: boolean) {
    changes.set(keyOf(target), isOn)
    notify()
  },
  setPending(target: FavoriteTarget, isPending: boolean) {
    if (isPending) pending.add(keyOf(target))
    else pending.delete(keyOf(target))
    notify()
  },
}
