import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** An on-off setting that this device remembers under `key`; off on the server and where storage is forbidden. */
export function useStoredToggle(key: string): [boolean, (on: boolean) => void] {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => read(key),
    () => false
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const choose = (on: boolean) => {
    setChosen(on)
    try {
      localStorage.setItem(key, on ? '1' : '')
    } catch {
      // Storage is blocked: it lasts until the page is closed.
    }
  }
  return [chosen ?? stored, choose]
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}
