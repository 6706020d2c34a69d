import { useSyncExternalStore } from 'react'

/** Settings that could not be stored: they last until the page is closed. */
const unstored = new Map<string, boolean>()

const listeners = new Set<() => void>()

/** Listens for changes in this tab and others. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * An on-off setting that this device remembers under `key`, the same wherever it is shown. Null on the server and until the
 * page is awake, because only the device knows.
 */
export function useStoredToggle(key: string): [boolean | null, (on: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null
  )
  return [isOn, (on) => choose(key, on)]
}

function choose(key: string, on: boolean) {
  try {
    localStorage.setItem(key, on ? '1' : '')
  } catch {
    unstored.set(key, on)
  }
  for (const listener of listeners) listener()
}

function read(key: string): boolean {
  const chosen = unstored.get(key)
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}
