import { hash } from 'node:crypto'
import type { Page } from '@inertiajs/core'
import { LRUCache } from 'lru-cache'

export type Rendered = { head: string[]; body: string }

type Kept = { head: string[]; body: Buffer }

const cacheOf = (maxSize: number) =>
  new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ body }) => body.byteLength })

/**
 * Cache of rendered visitors' pages, keyed by everything they were rendered from. A page is a function of its props,
 * and rendering costs more than everything else about it; the data are read for each request, so nothing here can be
 * stale. Pages with personal data are never cached. At most 8 MB, kept as bytes: the string that React has put
 * together piece by piece holds on to all its pieces, many times its length.
 */
const pages = cacheOf(8_000_000)

/** A cache of its own, so that requests for unknown addresses push out no page of the shop. */
const errorPages = cacheOf(1_000_000)

export async function renderedOnce(page: Page, render: () => Promise<Rendered>) {
  if (page.props.user !== null) return render()
  const key = hash('sha1', JSON.stringify(page), 'base64')
  const cache = page.component.startsWith('errors/') ? errorPages : pages
  const known = cache.get(key)
  if (known) return { head: known.head, body: known.body.toString() }
  const rendered = await render()
  cache.set(key, { head: rendered.head, body: Buffer.from(rendered.body) })
  return rendered
}
