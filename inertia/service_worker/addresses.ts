/** The parameters that pages read (storefront/routes.ts); all others change nothing on a page. */
export const PAGE_PARAMETERS = [
  'color',
  'cursor',
  'exact',
  'genre',
  'search',
  'size',
  'sort',
  'type',
]

/** Parameters with which a page belongs to one visit (storefront/routes.ts). */
export const PERSONAL_PARAMETERS = ['qr', 'code', 'error', 'requested', 'actual']

const KEPT_PATHS = [
  /^\/$/,
  /^\/(browse|collections|artists|scan|checkout|privacy|terms|delivery-and-returns|reporting|contact|offline)$/,
  /^\/(store|product)\/\d+$/,
]

const CODE = /^[\w-]{4,40}$/

/** The path as the server reads it: in one case, and where a QR code leads. */
function pathOf({ pathname }: URL): string {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  return path.replace(/^\/artist\/(\d+)(\/store)?$/, '/store/$1')
}

/** The address under which a page is kept; null for a page that is never kept, because it may hold personal data. */
export function keptAddress(url: URL): string | null {
  const path = pathOf(url)
  if (!KEPT_PATHS.some((kept) => kept.test(path))) return null
  const known = [...url.searchParams].filter(
    ([name, value]) => value !== '' && PAGE_PARAMETERS.includes(name.replace(/\[\d*\]$/, ''))
  )
  const query = new URLSearchParams(known)
  query.sort()
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The addresses whose kept page may be shown for this one, best first: a store or product without what narrows it. */
export function addressesFor(address: string): string[] {
  const [path, query] = address.split('?') as [string, string | undefined]
  const isWhole = !query || !/^\/(store|product)\//.test(path) || query.includes('cursor=')
  return isWhole ? [address] : [address, path]
}

export const isPersonal = ({ searchParams }: URL) =>
  PERSONAL_PARAMETERS.some((name) => searchParams.has(name))

/** The code that was scanned to open this address, if any. */
export function scannedCode(url: URL): string | null {
  const code = url.searchParams.get('qr')?.trim() ?? ''
  return /^\/store\/\d+$/.test(pathOf(url)) && CODE.test(code) ? code : null
}

export type RequestKind = 'page' | 'asset' | 'picture' | 'queued' | 'session' | 'other'

const QUEUED =
  /^(POST \/api\/(qr-codes\/[^/]+\/scan|events|users\/\d+\/(product-)?favorites)|DELETE \/api\/users\/\d+\/(product-)?favorites\/\d+|PUT \/api\/gigs\/\d+\/attendance)$/

const SESSION = /^POST \/api\/(login(\/artist)?|logout|register)$/

/** Classifies a request to the shop's own origin. `queued`: a call that is sent later where there is no network. */
export function requestKindOf({
  method,
  url,
  isPage,
}: {
  method: string
  url: URL
  /** A navigation or a visit. */
  isPage: boolean
}): RequestKind {
  const { pathname } = url
  if (QUEUED.test(`${method} ${pathname}`)) return 'queued'
  if (SESSION.test(`${method} ${pathname}`)) return 'session'
  if (method !== 'GET') return 'other'
  if (/^\/assets\/[^/]+\.(js|css|woff2|svg|wasm)$/.test(pathname)) return 'asset'
  if (/^\/(pictures|files|artwork)\/|^\/[\w-]+\.(svg|png)$/.test(pathname)) return 'picture'
  return isPage && !/^\/(api|assets|sandbox)\//.test(pathname) ? 'page' : 'other'
}
