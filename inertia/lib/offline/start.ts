import { router } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { fetchAhead } from '~/lib/fetch_ahead'
import { watchConnection } from '~/lib/offline/connection'

/** How many products are prefetched after a scan. */
const AHEAD = 12

/** In ms. */
const SOON = 5_000

const FILE = /^\/(assets\/(?!service_worker)|(pictures|files|artwork)\/)/

type Props = {
  user?: object | null
  scan?: object | null
  products?: { id: number; imageUrl: string }[]
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** The page of this document as it was opened. */
function firstPage(): Page | null {
  try {
    return JSON.parse(document.querySelector('script[data-page]')!.textContent!) as Page
  } catch {
    return null
  }
}

async function tell(message: object) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Until the worker sees what this document fetches. */
async function untilControlled() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  )
}

/** Files of ours that this document has fetched: before the worker was there, it saw none of them. */
function filesSoFar(): string[] {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && FILE.test(pathname))
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}

function tellOpened({ component, version, props }: Page, files: string[]) {
  const { user, scan, products } = props as Props
  const { pathname, search } = window.location
  const address = pathname + search
  void tell({ type: 'opened', address, version, files, isLoggedIn: Boolean(user) })
  if (component !== 'catalog/store' || !scan || !products) return
  const wanted = products.slice(0, AHEAD).map(({ id, imageUrl }) => ({ id, image: imageUrl }))
  fetchAhead(() => tell({ type: 'ahead', version, products: wanted }))
}

/** Registers the worker after the page has loaded, and reports to it each opened page and when the network is back. */
export async function start(worker: string) {
  const wasControlled = navigator.serviceWorker.controller !== null
  watchConnection()
  const first = firstPage()
  await loaded()
  await navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' })
  // Files that were loading when the worker took over are kept a moment later, or by the next page.
  const files = () => (wasControlled ? [] : filesSoFar())
  router.on('navigate', ({ detail: { page } }) => tellOpened(page, files()))
  await untilControlled()
  if (first) tellOpened(first, files())
  if (!wasControlled) setTimeout(() => void tell({ type: 'files', files: files() }), SOON)
  void tell({ type: 'start' })
  window.addEventListener('online', () => void tell({ type: 'start' }))
}
