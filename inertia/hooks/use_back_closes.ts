import { useEffect, useEffectEvent } from 'react'
import { coverPage } from '~/lib/sheet_history'

/** While something covers the page, Back closes it instead of leaving the page. The address stays as it is. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const shut = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return
    return coverPage({ close: () => shut() })
  }, [isOpen])
}
