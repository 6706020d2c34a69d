import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is as the server sent it, which knows nothing that the browser alone keeps. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
