import { useEffect, useEffectEvent } from 'react'

/** The browser may bring a page back as it was left: with calls on their way that were never answered. */
export function useReturnFromHistory(onReturn: () => void) {
  const wakeUp = useEffectEvent(onReturn)

  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) wakeUp()
    }
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
