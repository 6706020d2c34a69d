import { ASSETS, keep, kept, PICTURES } from '~/service_worker/kept'
import type { FetchEvent } from '~/service_worker/scope'

/** Whether an answer is a file of ours: a captive portal answers with an HTML page. */
const isFile = ({ status, type, headers }: Response) =>
  status === 200 && type === 'basic' && !/\bhtml\b/.test(headers.get('Content-Type') ?? 'html')

/** A built file never changes: what is kept is as good as the server's. */
export async function answerAsset({ request }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url)
  const known = await kept(ASSETS, [pathname])
  if (known) return known
  const answer = await fetch(request)
  if (isFile(answer)) await keep(ASSETS, pathname, answer.clone())
  return answer
}

/** Keeps built files, as they may be needed without a network. */
export async function keepAssets(paths: string[]): Promise<void> {
  for (const path of paths) {
    if (await kept(ASSETS, [path])) continue
    const answer = await fetch(path).catch(() => null)
    if (answer && isFile(answer)) await keep(ASSETS, path, answer)
  }
}

/** The file behind a resized picture: `/pictures/640.avif/<key>`. */
const RESIZED = /^\/pictures\/\d+\.\w+\/(.+)$/

/** The picture in another size: it fills the same frame. */
async function otherSize(pathname: string): Promise<Response | undefined> {
  const [, file] = RESIZED.exec(pathname) ?? []
  if (!file) return undefined
  const cache = await caches.open(PICTURES)
  for (const request of await cache.keys()) {
    const known = new URL(request.url).pathname
    if (RESIZED.exec(known)?.[1] === file || known === `/files/${file}`) return cache.match(request)
  }
  return undefined
}

const seen = new Set<string>()

/** The network first: the browser's own cache knows how long a picture is fresh. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const address = pathname + search
  try {
    const answer = await fetch(event.request)
    if (answer.ok && !isFile(answer)) throw new Error('Not a picture of ours')
    if (isFile(answer) && !seen.has(address)) {
      seen.add(address)
      event.waitUntil(keep(PICTURES, address, answer.clone()))
    }
    return answer
  } catch {
    return (
      (await kept(PICTURES, [address, pathname])) ?? (await otherSize(pathname)) ?? Response.error()
    )
  }
}

/** @returns how many bytes it has */
export async function keepPicture(path: string): Promise<number> {
  if (seen.has(path) || (await kept(PICTURES, [path]))) return 0
  const answer = await fetch(path).catch(() => null)
  if (!answer || !isFile(answer)) return 0
  seen.add(path)
  const size = sizeOf(answer)
  await keep(PICTURES, path, answer)
  return size
}

/** The size of an answer as it comes over the network, in bytes. */
export const sizeOf = ({ headers }: Response) => Number(headers.get('Content-Length') ?? 10_000)
