import { useEffect, useState } from 'react'

/** Within this time a second click belongs to the first one, whatever has taken its button's place. */
const DOUBLE_PRESS_MS = 500

/** Guards against a double click: true once what is shown has been there long enough for a click to be meant for it. */
export function useClickGuard(shown: unknown): boolean {
  const [settled, setSettled] = useState<unknown>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), DOUBLE_PRESS_MS)
    return () => {
      clearTimeout(timer)
      // The same may be shown again.
      setSettled(undefined)
    }
  }, [shown])
  return settled === shown
}
