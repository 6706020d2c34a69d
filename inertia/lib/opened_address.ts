import { router } from '@inertiajs/react'

/**
 * Keeps the address under which this page was opened. The page names its own address, without the parameters that it does
 * not read, and Inertia writes that into the address bar at its start.
 */
export function keepOpenedAddress() {
  const { pathname, search, hash } = window.location
  const stop = router.on('navigate', () => {
    stop()
    if (window.location.pathname === pathname && search !== window.location.search)
      window.history.replaceState(window.history.state, '', pathname + search + hash)
  })
}
