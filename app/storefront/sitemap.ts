import { appUrl } from '#config/app'

/** Ids a part; a part may name 50,000 addresses (sitemaps.org). */
export const IDS_A_PART = 10_000

/** Rows read at a time: a part is sent as it is read. */
const BATCH = 1000

/** Pages that stand by themselves. */
const PAGES = [
  '/',
  '/browse',
  '/artists',
  '/collections',
  '/artist-signup',
  '/privacy',
  '/terms',
  '/delivery-and-returns',
  '/reporting',
  '/contact',
]

type Address = { id: number; updated_at: Date }

type Ranges = { range: number; changed_at: Date }[]

export type AddressQuery = {
  ranges: (size: number) => Promise<Ranges>
  between: (after: number, last: number, limit: number) => Promise<Address[]>
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The index: one part of plain pages, and one for each range of ids that holds anything. */
export async function sitemapIndex(kinds: Record<string, AddressQuery>): Promise<string> {
  const entries = await Promise.all(
    Object.entries(kinds).map(async ([kind, query]) =>
      (await query.ranges(IDS_A_PART)).map(({ range, changed_at: changedAt }) =>
        entry('sitemap', `/sitemaps/${kind}-${range + 1}.xml`, changedAt)
      )
    )
  )
  const parts = [entry('sitemap', '/sitemaps/pages.xml'), ...entries.flat()]
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('')}</sitemapindex>\n`
}

/** The part of plain pages. */
export function pagesPart(): string {
  return wrapped(PAGES.map((path) => entry('url', path)).join(''))
}

/** A part in the order of ids, piece by piece; `prefix` stands before the id in each address. */
export async function* addressPart(query: AddressQuery, prefix: string, part: number) {
  const last = part * IDS_A_PART
  let after = last - IDS_A_PART
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`
  for (;;) {
    const rows = await query.between(after, last, BATCH)
    yield rows.map((row) => entry('url', prefix + row.id, row.updated_at)).join('')
    if (rows.length < BATCH) break
    after = rows.at(-1)!.id
  }
  yield '</urlset>\n'
}

function wrapped(entries: string): string {
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>\n`
}

/** Addresses are made of our origin and numbers: nothing in them needs escaping. */
function entry(tag: 'sitemap' | 'url', path: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${appUrl}${path}</loc>${changed}</${tag}>\n`
}
