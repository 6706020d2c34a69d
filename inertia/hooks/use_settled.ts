import { useEffect, useState } from 'react'

/** Within this time a second press belongs to the one before, whatever has taken its button's place. */
const DOUBLE_PRESS_MS = 500

/** Whether what is shown has been there long enough for a press to be meant for it. */
export function useSettled(shown: unknown): boolean {
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
