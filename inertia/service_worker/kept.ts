/** What is kept, each kind in a cache of its own: a page and the answer to a visit have the same address. */
export const PAGES = 'gigstall-pages'
export const VISITS = 'gigstall-visits'
export const ASSETS = 'gigstall-assets'
export const PICTURES = 'gigstall-pictures'

export const OFFLINE_PAGE = '/offline'
export const SCAN_PAGE = '/scan'

/** Kept with the worker itself, and as long. */
export const LASTING_PAGES = [OFFLINE_PAGE, SCAN_PAGE]

/** How many of each: the oldest go first. An asset takes 5 to 100 kB, a page 60 kB, a picture mostly less. */
const MOST: Record<string, number> = {
  [PAGES]: 60,
  [VISITS]: 120,
  [ASSETS]: 300,
  [PICTURES]: 300,
}

const LONGEST_MS = 14 * 24 * 60 * 60 * 1000

const KEPT_AT = 'X-Kept-At'
export const KEPT_TITLE = 'X-Kept-Title'

/** Set-Cookie is not among the headers that a worker sees: the server never marks a page as public that has one. */
const DROPPED = [
  'content-encoding',
  'content-length',
  'etag',
  'vary',
  'date',
  'age',
  'x-request-id',
]

function headersOf(answer: Response, more: Record<string, string>): Headers {
  const headers = new Headers(answer.headers)
  for (const name of DROPPED) headers.delete(name)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return headers
}

/** Keeps an answer, or what was made of its body. Storage that is full or forbidden keeps what it had. */
export async function keep(
  name: string,
  address: string,
  answer: Response,
  { body, more = {} }: { body?: string; more?: Record<string, string> } = {}
) {
  const headers = headersOf(answer, { ...more, [KEPT_AT]: String(Date.now()) })
  try {
    const content = body ?? (await answer.blob())
    await storeWithEviction(async () => {
      const cache = await caches.open(name)
      // `put` moves the entry to the end, so that the oldest come first.
      await cache.put(address, new Response(content, { headers }))
      await trim(cache, MOST[name]!)
    })
  } catch {
    // The page is read from the network as before.
  }
}

/** Stores something; if that fails, tries again after deleting the older half of the pictures, which take the most room. */
export async function storeWithEviction<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store()
  } catch {
    const pictures = await caches.open(PICTURES)
    const keys = await pictures.keys()
    for (const key of keys.slice(0, Math.ceil(keys.length / 2))) await pictures.delete(key)
    return store()
  }
}

async function trim(cache: Cache, most: number) {
  const keys = await cache.keys()
  const own = keys.filter(({ url }) => !LASTING_PAGES.includes(new URL(url).pathname))
  for (const key of own.slice(0, Math.max(0, own.length - most))) await cache.delete(key)
}

/** The first kept answer to one of these addresses, unless it is too old. */
export async function kept(name: string, addresses: string[]): Promise<Response | undefined> {
  try {
    const cache = await caches.open(name)
    for (const address of addresses) {
      const found = await cache.match(address)
      const lasts = name === ASSETS || LASTING_PAGES.includes(address)
      if (found && (lasts || ageOf(found) < LONGEST_MS)) return found
    }
  } catch {
    // Nothing can be kept here.
  }
  return undefined
}

/** In ms; below 0 where the clock has been put back since. */
export const ageOf = (answer: Response) => Date.now() - Number(answer.headers.get(KEPT_AT))

/** Forgets a page in both its forms. */
export async function forget(address: string) {
  for (const name of [PAGES, VISITS]) await (await caches.open(name)).delete(address)
}
