import { facts, LOGGED_IN } from '~/service_worker/queue_store'
import { addressesFor, isPersonal, keptAddress, scannedCode } from '~/service_worker/addresses'
import { recordScan, wasScanned } from '~/service_worker/offline_queue'
import { forget, keep, kept, KEPT_TITLE, OFFLINE_PAGE, PAGES, VISITS } from '~/service_worker/kept'
import { isMarked, isPublic, reach } from '~/service_worker/network'
import {
  asKept,
  asScanned,
  documentOf,
  pageIn,
  parsed,
  titleOf,
  type PageData,
} from '~/service_worker/page_data'
import { type FetchEvent, tellPages } from '~/service_worker/scope'

/** Inserted by the build: the styles of the strip. */
declare const STRIP_STYLES: string[]

type Reason = 'offline' | 'slow'

/** How long to wait for the network before a kept page is shown. */
const NETWORK_TIMEOUT_MS = 4_000

const isInertiaVisit = ({ headers }: Request) => headers.has('X-Inertia')

/** A visit that asks for parts of a page: no page of its own. */
const isPartial = ({ headers }: Request) => headers.has('X-Inertia-Partial-Component')

/** A reload, which wants the page as it is now: such as the one for a newer version of the scripts. */
const isReload = ({ cache }: Request) => cache === 'reload' || cache === 'no-cache'

/** Keeps a page that every visitor gets, in the form it came in. */
export async function keepPage(address: string, answer: Response) {
  const body = await answer.text()
  const isJson = /\bjson\b/.test(answer.headers.get('Content-Type') ?? '')
  const page = isJson ? parsed(body) : pageIn(body)
  // Kept only if it is a visitor's page, whatever its mark says.
  if (!page || page.props.user !== null) return
  const title = titleOf(page)
  const more: Record<string, string> = title ? { [KEPT_TITLE]: encodeURIComponent(title) } : {}
  await keep(isJson ? VISITS : PAGES, address, answer, { body, more })
}

/** Keeps the page of an answer where that is allowed, and forgets one that is gone or that an account has replaced. */
async function keepOrForget(url: URL, answer: Response) {
  const address = keptAddress(url)
  if (address === null || !isMarked(answer)) return
  if (isPublic(answer)) {
    if (!isPersonal(url)) await keepPage(address, answer)
  } else if ([404, 410].includes(answer.status)) await forget(address)
  // A person has a home of their own: the visitors' landing page is not shown in its place.
  else if (address === '/') await forget(address)
}

async function keptData(addresses: string[]): Promise<PageData | null> {
  const visit = await kept(VISITS, addresses)
  if (visit) return parsed(await visit.text())
  const page = await kept(PAGES, addresses)
  return page ? pageIn(await page.text()) : null
}

/** The kept page as an answer to a visit. */
async function keptVisit(addresses: string[]): Promise<Response | null> {
  const page = await keptData(addresses)
  if (!page) return null
  const json = JSON.stringify(page)
  const headers = { 'Content-Type': 'application/json', 'X-Inertia': 'true' }
  return new Response((await wasScanned()) ? asScanned(json) : json, { headers })
}

/** The kept page as a document: as it came, or in the frame of the offline page where only its data are kept. */
async function keptDocument(addresses: string[], reason: Reason): Promise<Response | null> {
  const page = await kept(PAGES, addresses)
  const shell = page ?? (await kept(PAGES, [OFFLINE_PAGE]))
  if (!shell) return null
  let html = await shell.text()
  if (!page) {
    const data = await keptData(addresses)
    if (!data) return null
    html = documentOf(data, html)
  }
  if (await wasScanned()) html = asScanned(html)
  const hasStrip = addresses[0] !== OFFLINE_PAGE
  const document = asKept(html, reason, hasStrip ? STRIP_STYLES : [])
  return new Response(document, { headers: shell.headers })
}

async function fromKept(request: Request, reason: Reason): Promise<Response | null> {
  const address = keptAddress(new URL(request.url))
  if (address === null) return null
  const addresses = addressesFor(address)
  return isInertiaVisit(request) ? keptVisit(addresses) : keptDocument(addresses, reason)
}

/** Answers a request without the network: the kept page, else the offline page. */
async function withoutNetwork(event: FetchEvent, reason: Reason): Promise<Response> {
  const { request } = event
  const url = new URL(request.url)
  const code = scannedCode(url)
  const found = await fromKept(request, reason)
  if (code) event.waitUntil(recordScan(code))
  if (isInertiaVisit(request)) {
    if (found) event.waitUntil(tellPages({ type: 'kept', reason }))
    return found ?? Response.error()
  }
  return found ?? (await keptDocument([OFFLINE_PAGE], reason)) ?? Response.error()
}

/** Whether an account is logged in here: it waits for its own page, and is not shown the visitors' page instead. */
const isLoggedIn = async () => (await facts.get(LOGGED_IN).catch(() => 0)) === 1

const LATE = Symbol('late')

async function inTime(answer: Promise<Response>): Promise<Response | typeof LATE> {
  const timeout = new Promise<typeof LATE>((resolve) =>
    setTimeout(() => resolve(LATE), NETWORK_TIMEOUT_MS)
  )
  return Promise.race([answer, timeout])
}

/** A page: from the network, else as it was kept, else the page that lists what is kept. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  if (isPartial(request)) return fetch(request)
  const url = new URL(request.url)
  const isRight = isInertiaVisit(request) ? isMarked : undefined
  const ask = async () => (await event.preloadResponse) ?? (await fetch(request))
  const network = reach(ask(), isRight)
  const noted = network.then((answer) => {
    const copy = answer.type === 'opaqueredirect' ? null : answer.clone()
    if (copy) event.waitUntil(keepOrForget(url, copy).catch(() => {}))
    return answer
  })
  // Awaited below, or after a kept page has taken its place.
  event.waitUntil(noted.catch(() => {}))
  try {
    const answer = isReload(request) ? await noted : await inTime(noted)
    if (answer !== LATE) return answer
    const mayShowKept = !(await isLoggedIn()) && (await fromKept(request, 'slow')) !== null
    return mayShowKept ? await withoutNetwork(event, 'slow') : await noted
  } catch {
    return withoutNetwork(event, 'offline')
  }
}
