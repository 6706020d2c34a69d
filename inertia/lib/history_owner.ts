import { router } from '@inertiajs/react'
import { isLoggedIn } from '~/lib/hints'
import { whenReachable } from '~/lib/network'

type Owned = { props: { user: { id: number } | null; isForAll?: boolean } }

/** The key in session storage for the id of the account of this tab. */
const KEY = 'account'

let owner: number | undefined

const ownerOf = (page: Owned | undefined) => page?.props.user?.id

/** The account of this tab, for a page that is the same for all and names none. */
function ownerOfTab(): number | undefined {
  try {
    return isLoggedIn() ? Number(sessionStorage.getItem(KEY)) || undefined : undefined
  } catch {
    // Without a storage, the pages of an account are not restored after a reload.
  }
}

function keepInTab() {
  try {
    sessionStorage.setItem(KEY, String(owner))
  } catch {
    // As above.
  }
}

/** Whether a history entry holds the page of an account that is no longer signed in here. */
function isForeign(state: { page?: Owned } | null): boolean {
  const kept = ownerOf(state?.page)
  return kept !== undefined && kept !== owner
}

/**
 * Inertia restores pages from the browser's history without asking the server. This lets it restore only pages of the
 * account that is signed in, or of visitors. To be called with the page the server has sent, before Inertia reads the
 * history.
 */
export function guardHistory(page: Owned) {
  owner = page.props.isForAll ? ownerOfTab() : ownerOf(page)
  if (isForeign(window.history.state)) window.history.replaceState(null, '')
  router.on('success', ({ detail }) => {
    if (detail.page.props.isForAll) return
    owner = ownerOf(detail.page)
    keepInTab()
  })
  window.addEventListener('popstate', (event) => {
    if (!isForeign(event.state)) return
    event.stopImmediatePropagation()
    window.history.replaceState(null, '')
    void whenReachable(() => window.location.reload())
  })
  // A browser may restore a page as it was left even though it was told not to keep it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && owner !== undefined) window.location.reload()
  })
}
