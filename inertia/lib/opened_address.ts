import { router } from '@inertiajs/react'

/**
 * Keeps the address under which this page was opened. The page names its own, without the parameters that it does not
 * read, and Inertia writes that into the address bar at its start.
 */
export function keepOpenedAddress(ownAddress: string) {
  const { pathname, search, href } = window.location
  if (ownAddress === pathname + search) return
  const stop = router.on('navigate', () => {
    stop()
    window.history.replaceState(window.history.state, '', href)
  })
}
