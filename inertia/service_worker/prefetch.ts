import { facts, LOGGED_IN } from '~/service_worker/queue_store'
import { keptAddress } from '~/service_worker/addresses'
import { keepAssets, keepPicture, sizeOf } from '~/service_worker/files'
import { ageOf, ASSETS, kept, PAGES, VISITS } from '~/service_worker/kept'
import { fetchPublic, ownUrl } from '~/service_worker/network'
import { keepPage } from '~/service_worker/pages'

/** Inserted by the build: the scripts that buying needs besides the pages, with their compressed sizes. */
declare const BUYING_FILES: [path: string, bytes: number][]

/** The most that is prefetched after a scan, in bytes. */
const MOST_BYTES = 300_000

/** About what one more page or picture takes: nothing is begun that might not fit. */
const ROOM = 15_000

/** How long a kept page counts as fresh. */
const FRESH_MS = 10 * 60 * 1000

export type Opened = {
  /** The address as the address bar shows it. */
  address: string
  /** The version of the assets: the server refuses a visit of Inertia with another one. */
  version: string
  /** Files of ours that the page has loaded. */
  files: string[]
  isLoggedIn: boolean
}

async function isKeptFresh(address: string): Promise<boolean> {
  for (const name of [PAGES, VISITS]) {
    const found = await kept(name, [address])
    if (found && Math.abs(ageOf(found)) < FRESH_MS) return true
  }
  return false
}

/** Keeps files that a page has fetched itself: the scripts first, which it cannot do without. */
export async function keepFiles(files: string[]) {
  const isAsset = (path: string) => path.startsWith('/assets/')
  await keepAssets(files.filter(isAsset))
  for (const file of files.filter((path) => !isAsset(path))) await keepPicture(file)
}

/**
 * Keeps the page that was opened, with what it shows. It may have come before the worker was there, or may be a person's:
 * what is kept is the visitors' page, which is fetched without cookies.
 */
export async function keepOpened({ address, version, files, isLoggedIn }: Opened) {
  await facts.set(LOGGED_IN, Number(isLoggedIn)).catch(() => {})
  await keepFiles(files)
  const page = keptAddress(ownUrl(address))
  // An account has another page at `/`.
  if (page === null || (page === '/' && isLoggedIn) || (await isKeptFresh(page))) return
  // The data alone: a third of the page.
  const answer = await fetchPublic(page, visitHeaders(version))
  if (answer) await keepPage(page, answer)
}

type Ahead = { products: { id: number; image: string | null }[]; version: string }

/** Fetches what a fan who has scanned a code may want next: the parts that buying needs, then products, then pictures. */
export async function prefetchAfterScan({ products, version }: Ahead) {
  let left = MOST_BYTES
  for (const [path, bytes] of BUYING_FILES) {
    if (bytes > left || (await kept(ASSETS, [path]))) continue
    await keepAssets([path])
    left -= bytes
  }
  for (const address of ['/checkout', ...products.map(({ id }) => `/product/${id}`)]) {
    if (left < ROOM) return
    if (await isKeptFresh(address)) continue
    const answer = await fetchPublic(address, visitHeaders(version))
    if (!answer) continue
    left -= sizeOf(answer)
    await keepPage(address, answer)
  }
  for (const { image } of products) {
    if (left < ROOM) return
    if (image?.startsWith('/')) left -= await keepPicture(image)
  }
}

const visitHeaders = (version: string) => ({
  'Accept': 'text/html, application/xhtml+xml',
  'X-Requested-With': 'XMLHttpRequest',
  'X-Inertia': 'true',
  'X-Inertia-Version': version,
})
