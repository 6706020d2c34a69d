/**
 * The service worker of the shop (docs/adr/0020-service-worker.md). It keeps what every visitor gets alike, answers with
 * it where the network does not, and sends later what could not be sent. It never keeps a page of a person.
 */
import { requestKindOf } from '~/service_worker/addresses'
import { sendOrQueue, sendQueue, SYNC } from '~/service_worker/offline_queue'
import { prefetchAfterScan, keepFiles, keepOpened, type Opened } from '~/service_worker/prefetch'
import { answerAsset, answerPicture, keepAssets } from '~/service_worker/files'
import { forget, OFFLINE_PAGE, SCAN_PAGE } from '~/service_worker/kept'
import { fetchPublic } from '~/service_worker/network'
import { answerPage, keepPage } from '~/service_worker/pages'
import { type FetchEvent, scope } from '~/service_worker/scope'

/** Inserted by the build: the scripts that the offline page and the cart need. */
declare const SHELL_FILES: string[]

/** Files that a document of ours names. */
const FILES = /"(\/assets\/[^"]+\.(?:js|css|woff2))"/g

async function install() {
  const page = await fetchPublic(OFFLINE_PAGE, { Accept: 'text/html' })
  // Tried again with the next page: nothing is installed through a network that answers for us.
  if (!page) throw new Error('The shop was not reached')
  const html = await page.clone().text()
  await keepPage(OFFLINE_PAGE, page)
  const scanner = await fetchPublic(SCAN_PAGE, { Accept: 'text/html' })
  if (scanner) await keepPage(SCAN_PAGE, scanner)
  const named = [...html.matchAll(FILES)].map(([, file]) => file!)
  await keepAssets([...new Set([...named, ...SHELL_FILES])])
  await scope.skipWaiting()
}

async function activate() {
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** Logging in or out: sends the queued calls before the account leaves, and forgets the kept landing page. */
async function answerSession(event: FetchEvent): Promise<Response> {
  if (event.request.url.endsWith('/logout')) await sendQueue()
  const answer = await fetch(event.request)
  if (answer.ok) await forget('/')
  return answer
}

/** A navigation that is not for the worker: the browser has asked already, while the worker started. */
async function passOn({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== new URL(scope.registration.scope).origin) return null
  const isNavigation = request.mode === 'navigate'
  const isPage = isNavigation || request.headers.has('X-Inertia')
  const kind = requestKindOf({ method: request.method, url, isPage })
  if (isNavigation && kind !== 'page') return request.method === 'GET' ? passOn(event) : null
  switch (kind) {
    case 'page':
      return answerPage(event)
    case 'asset':
      return answerAsset(event)
    case 'picture':
      return answerPicture(event)
    case 'queued':
      return sendOrQueue(request)
    case 'session':
      return answerSession(event)
    case 'other':
      return null
  }
}

type Message =
  | { type: 'start' }
  | { type: 'files'; files: string[] }
  | ({ type: 'opened' } & Opened)
  | ({ type: 'ahead' } & Parameters<typeof prefetchAfterScan>[0])

async function handleMessage(message: Message) {
  if (message.type === 'start') await sendQueue()
  else if (message.type === 'files') await keepFiles(message.files)
  else if (message.type === 'opened') await keepOpened(message)
  else await prefetchAfterScan(message)
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const given = answerTo(event)
  if (given) event.respondWith(given)
})
scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data as Message)))
scope.addEventListener('sync', (event) => {
  if (event.tag !== SYNC) return
  const sent = sendQueue().then((isDone) => {
    // The browser then tries again, at times of its own.
    if (!isDone) throw new Error('Not everything was sent')
  })
  event.waitUntil(sent)
})
