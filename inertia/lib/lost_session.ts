import { router } from '@inertiajs/react'
import { leaveFor } from '~/lib/sheet_history'
import { type ToastMessage, toastStore } from '~/lib/toast_store'

/** The seeds leave half a second to read that one has to sign in again. */
const readingTime = 500

const loggedOut: ToastMessage = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
}

let loginPath = '/api/login'

type PageProps = { user?: { userType: string } | null }

/** Drops the toast of a lost session, which is no longer true after a log-in. */
function dropLoggedOut() {
  if (toastStore.get()?.description === loggedOut.description) toastStore.clear()
}

/** An artist whose session was lost comes back by the artists' login page; everybody else by the fans'. */
export function followAccount() {
  let isLoggedIn = false
  const follow = ({ user }: PageProps) => {
    loginPath = user?.userType === 'artist' ? '/api/login/artist' : '/api/login'
    if (user && !isLoggedIn) dropLoggedOut()
    isLoggedIn = Boolean(user)
  }
  router.on('navigate', ({ detail }) => follow(detail.page.props))
  // A visit that replaces the page before it, as logging in does, is no navigation.
  router.on('success', ({ detail }) => follow(detail.page.props))
}

/** Says why, then leads to the sign-in page, which leads back here. */
export function signInAgain(message = loggedOut) {
  toastStore.show(message)
  const { pathname, search } = window.location
  const address = `${loginPath}?${new URLSearchParams({ to: pathname + search })}`
  setTimeout(() => leaveFor(address), readingTime)
}

/** Resolves only where the browser brings this page back as it was left. */
export function broughtBack(): Promise<void> {
  return new Promise((resolve) => {
    const settle = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', settle)
      resolve()
    }
    window.addEventListener('pageshow', settle)
  })
}
