import '~/css/offline.css'
import { router } from '@inertiajs/react'
import { whenReachable } from '~/lib/network'

type Reason = 'offline' | 'slow'

const WORDS: Record<Reason, string> = {
  offline: 'No network: showing saved pages. Your cart is safe.',
  slow: 'Slow network: showing saved pages. Your cart is safe.',
}

/** Pages that show no strip: they say it themselves, or have no cart. */
const WITHOUT_STRIP = /^(storefront\/offline$|(admin|studio|fulfilment|sandbox)\/)/

let strip: HTMLElement | null = null
let component = ''

function makeStrip(reason: Reason): HTMLElement {
  const element = document.createElement('div')
  element.className = 'offline-strip'
  element.setAttribute('role', 'status')
  const words = document.createElement('span')
  words.textContent = WORDS[reason]
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again'
  button.onclick = () => void whenReachable(() => window.location.reload())
  element.append(words, button)
  return element
}

function show(reason: Reason) {
  hide()
  if (WITHOUT_STRIP.test(component)) return
  document.documentElement.dataset.kept = reason
  strip = makeStrip(reason)
  document.body.append(strip)
}

function hide() {
  delete document.documentElement.dataset.kept
  strip?.remove()
  strip = null
}

type WorkerMessage = { type: 'kept'; reason: Reason } | { type: 'reached' }

/** Shows a strip under the header while pages come from what is kept. It lies over the page, so that nothing moves. */
export function watchConnection() {
  const page = document.querySelector('script[data-page]')?.textContent ?? ''
  component = /"component":"([^"]*)"/.exec(page)?.[1]?.replaceAll('\\/', '/') ?? ''
  const { kept } = document.documentElement.dataset
  if (kept === 'offline' || kept === 'slow') show(kept)
  else if (!navigator.onLine) show('offline')
  router.on('navigate', ({ detail }) => {
    component = detail.page.component
    if (WITHOUT_STRIP.test(component)) hide()
    // Set only when a page opens, so that nothing on it moves when the network comes or goes.
    document.documentElement.toggleAttribute('data-strip-room', strip !== null)
  })
  window.addEventListener('offline', () => show('offline'))
  window.addEventListener('online', hide)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'kept') show(data.reason)
    if (data.type === 'reached') hide()
  })
}
