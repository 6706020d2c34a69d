/** A page as Inertia has it in its document, and as a visit answers it. */
export type PageData = {
  component: string
  url: string
  version?: string
  props: Record<string, unknown>
}

const DATA = /<script data-page="app" type="application\/json">([\s\S]*?)<\/script>/

/** From the page's data to the end of what was rendered of them (resources/views/inertia_layout.edge). */
const DATA_AND_RENDERED = /<script data-page="app"[\s\S]*(?=<div class="shell")/

/** The data in a document; null in one that is not ours. */
export function pageIn(html: string): PageData | null {
  const [, json] = DATA.exec(html) ?? []
  return json ? parsed(json) : null
}

export function parsed(json: string): PageData | null {
  try {
    const page = JSON.parse(json) as Partial<PageData> | null
    return page?.component && page.props && typeof page.url === 'string' ? (page as PageData) : null
  } catch {
    return null
  }
}

/** A document that shows a page whose data alone are kept: another document of ours, rendered by the browser. */
export function documentOf(page: PageData, shell: string): string {
  const json = JSON.stringify(page).replace(/\//g, '\\/').replace(/</g, '\\u003c')
  const data = `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
  return shell.replace(DATA_AND_RENDERED, () => data).replace(/<title[\s\S]*?<\/title>/, '')
}

/**
 * Says in the document why it is shown from what was kept (inertia/lib/offline/connection.ts), with the styles that leave
 * room for the strip: nothing moves when the strip comes.
 */
export function asKept(html: string, reason: 'offline' | 'slow', styles: string[] = []): string {
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')
  return html
    .replace('<html ', `<html data-kept="${reason}"${links && ' data-strip-room=""'} `)
    .replace('</head>', `${links}</head>`)
}

/** After a scan visits are recorded: the server decides which of them count. */
export function asScanned(text: string): string {
  return text.replace('"isForAll":true', '"isForAll":true,"hasScanned":true')
}

type Named = { product?: { name: string; imageUrl: string }; artist?: { bandName: string } }

/** The title under which the offline page lists a page; null for a page that is not listed. */
export function titleOf({ component, props }: PageData): string | null {
  const { product, artist } = props as Named
  if (component === 'catalog/product' && product) return product.name
  if (component === 'catalog/store' && artist) return artist.bandName
  if (component === 'checkout/checkout') return 'Checkout'
  if (component === 'storefront/scan') return 'Type a code'
  return null
}
