import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** A switch that this device remembers under `key`; off on the server and where storage is forbidden. */
export function useKeptSwitch(key: string): [boolean, (on: boolean) => void] {
  const stored = useSyncExternalStore(
    never,
    () => read(key),
    () => false
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const choose = (on: boolean) => {
    setChosen(on)
    try {
      localStorage.setItem(key, on ? '1' : '')
    } catch {
      // It holds for as long as the page is open.
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
