export type HeartTarget = { kind: 'artist' | 'product'; id: number }

const changes = new Map<string, boolean>()
const pending = new Set<string>()
const listeners = new Set<() => void>()

const keyOf = ({ kind, id }: HeartTarget) => `${kind} ${id}`

function notify() {
  for (const listener of listeners) listener()
}

/**
 * The hearts pressed since this page was loaded: they outlive a visit, and a page brought back from the history, whose own
 * data is older than they are. Every heart of the same thing shows the same.
 */
export const heartStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Undefined where nothing was pressed: what came with the page holds. */
  changeOf: (target: HeartTarget) => changes.get(keyOf(target)),
  isPending: (target: HeartTarget) => pending.has(keyOf(target)),
  set(target: HeartTarget, isOn: boolean) {
    changes.set(keyOf(target), isOn)
    notify()
  },
  setPending(target: HeartTarget, isPending: boolean) {
    if (isPending) pending.add(keyOf(target))
    else pending.delete(keyOf(target))
    notify()
  },
}
