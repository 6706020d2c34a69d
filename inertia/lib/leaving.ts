import { isReachable, sayNoConnection } from '~/lib/network'

/** A link of the shop that loads a new document in this tab. */
function isLeaving(link: HTMLAnchorElement): boolean {
  if (link.target && link.target !== '_self') return false
  if (link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return false
  const { origin, pathname, search } = window.location
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search
  return !(isHere && link.hash)
}

function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || event.defaultPrevented || !isPlain || !isLeaving(link)) return
  event.preventDefault()
  void leave(() => window.location.assign(link.href))
}

/** Forms that were found to have a network: the browser sends them. */
const cleared = new WeakSet<HTMLFormElement>()

function sendForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || cleared.delete(form)) return
  event.preventDefault()
  void leave(() => {
    cleared.add(form)
    form.requestSubmit(event.submitter)
  })
}

async function leave(go: () => void) {
  if (await isReachable()) go()
  else sayNoConnection()
}

/**
 * Links and forms that the browser follows itself look for the network first: without one the page stays and says so,
 * where the browser would put its error page. To be called once; what the app handles itself is left alone.
 */
export function watchLeaving() {
  window.addEventListener('click', followLink)
  window.addEventListener('submit', sendForm)
}
