import { KEPT_TITLE, PAGES, VISITS } from '~/service_worker/kept'

export type KeptPage = { href: string; title: string }

async function pagesIn(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name)
  const pages: KeptPage[] = []
  for (const request of await cache.keys()) {
    const title = (await cache.match(request))?.headers.get(KEPT_TITLE)
    const { pathname } = new URL(request.url)
    if (title) pages.push({ href: pathname, title: decodeURIComponent(title) })
  }
  return pages
}

/** The stores and products that open without a network, those opened last first. */
export async function keptPages(): Promise<KeptPage[]> {
  try {
    const all = [...(await pagesIn(VISITS)), ...(await pagesIn(PAGES))].reverse()
    return [...new Map(all.map((page) => [page.href, page])).values()]
  } catch {
    return []
  }
}
