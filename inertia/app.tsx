import './css/app.css'
import { createInertiaApp, router } from '@inertiajs/react'
import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '~/components/error_boundary'
import { PageFailed } from '~/components/page_boundary'
import { cartStore } from '~/lib/cart_store'
import { followAccount } from '~/lib/lost_session'
import { replayEarlyClicks } from '~/lib/replay_early_clicks'
import { focusContent } from '~/lib/focus'
import { hasScanned } from '~/lib/hints'
import { guardHistory } from '~/lib/history_owner'
import { watchConnection } from '~/lib/lost_connection'
import { keepOpenedAddress } from '~/lib/opened_address'
import { followOwnParts } from '~/lib/own_parts'
import { importPage, showFirstPageFailed } from '~/lib/page_scripts'
import { fetchAhead, recovery } from '~/lib/recovery_loader'
import { loadScript } from '~/lib/script_loader'
import { pageTitle } from '~/lib/page_title'
import { watchHistory } from '~/lib/sheet_history'
import { toastStore } from '~/lib/toast_store'
import { withLayout } from '~/resolve_page'

// Fires once for the first page and once per visit, never for a page taken from the history.
router.on('flash', ({ detail }) => {
  if (detail.flash.toast) toastStore.show(detail.flash.toast)
})

followAccount()
followOwnParts()
watchHistory()
watchConnection()

// The followed link is gone with its page: the Tab key continues from the top of the new content.
router.on('success', () => {
  if (document.activeElement === document.body) focusContent()
})

// Visits are recorded for visitors who came through a gig's code; only they load this script.
router.on('navigate', ({ detail: { page } }) => {
  if (hasScanned(page.props))
    loadScript(() => import('~/lib/visits'))
      .then(({ recordVisit }) => recordVisit(page, { cart: cartStore }))
      // A failed count is not shown to the visitor.
      .catch(() => {})
  fetchAhead(async () => {
    for (const next of recovery.get()!.pagesAfter(page.component)) await load(next)
  })
})

function Mounted({ children }: { children: ReactNode }) {
  useEffect(() => {
    void recovery.start()
    replayEarlyClicks()
  }, [])
  return children
}

// Only pages for shoppers: the names of the others' pages would make the first script larger.
const pages = import.meta.glob([
  './pages/**/*.tsx',
  '!./pages/{admin,fulfilment,sandbox,studio}/*.tsx',
])

function load(name: string) {
  const file = `./pages/${name}.tsx`
  return loadScript(async () => {
    const known = pages[file] ?? (await import('~/lazy_pages')).lazyPages[file]
    return known!()
  })
}

/** Errors that a boundary catches are shown, not logged: a message may quote what the user typed. */
const quietly = import.meta.env.DEV ? {} : { onCaughtError: () => {} }

void createInertiaApp({
  title: pageTitle,
  resolve: async (name, page) => withLayout((await importPage(() => load(name), page)) as never),
  setup({ el, App, props }) {
    guardHistory(props.initialPage)
    keepOpenedAddress(props.initialPage.url)
    const app = (
      <ErrorBoundary fallback={(retry) => <PageFailed onRetry={retry} />}>
        <Mounted>
          <App {...props} />
        </Mounted>
      </ErrorBoundary>
    )
    // In a transition, so that a slow phone can scroll and react to presses during hydration.
    if (el.hasChildNodes()) startTransition(() => void hydrateRoot(el, app, quietly))
    else createRoot(el, quietly).render(app)
  },
  progress: { includeCSS: false, showSpinner: false },
}).catch(showFirstPageFailed)
