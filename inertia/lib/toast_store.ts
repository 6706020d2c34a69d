import type { ToastMessage as FlashMessage } from '#identity/middleware/inertia_middleware'

/** `action`: what can be done next, if anything. */
export type ToastMessage = FlashMessage & { action?: { label: string; onPress: () => void } }

export type ShownToast = ToastMessage & { key: number }

let shown: ShownToast | null = null
let lastKey = 0
const listeners = new Set<() => void>()

function publish(next: ShownToast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** One message at a time: a new one takes the place of the one before. */
export const toastStore = {
  show: (message: ToastMessage) => publish({ ...message, key: ++lastKey }),
  close: (key: number) => shown?.key === key && publish(null),
  /** What is said of one step is over with the next one. */
  clear: () => shown && publish(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => shown,
}
