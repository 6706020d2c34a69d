import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a page's Content-Security-Policy depends on. */
export type PagePolicyOptions = {
  /** The layout's source: its inline scripts are allowed by their hashes. */
  layoutFile: string
  /** Where the provider's pictures come from. */
  imageOrigin: string
  /** The bucket that pages send files to; null where files come through us. */
  bucketOrigin: string | null
  /** While Vite serves the sources, it writes inline scripts and styles of its own and needs a web socket. */
  isHotReloading: boolean
}

/** The hashes of the inline scripts of a layout, as a policy names them. Blocks of JSON are data and need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text]) => `'sha256-${hash('sha256', text!, 'base64')}'`)
}

/**
 * The Content-Security-Policy of pages: the same for each page and each request, so that a page can be kept as it is.
 * Nothing inline is allowed but the layout's own scripts. Styles that a library sets while the page runs go through
 * constructed style sheets (inertia/lib/constructed_style.ts).
 */
export function pagePolicy(options: PagePolicyOptions): string {
  const { layoutFile, imageOrigin, bucketOrigin, isHotReloading } = options
  const scripts = isHotReloading
    ? [`'unsafe-inline'`]
    : inlineScriptHashes(readFileSync(layoutFile, 'utf8'))
  const directives: Record<string, string[]> = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...scripts],
    'style-src': isHotReloading ? [`'self'`, `'unsafe-inline'`] : [`'self'`],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', 'blob:', imageOrigin],
    'font-src': [`'self'`],
    'connect-src': [
      `'self'`,
      ...(bucketOrigin === null ? [] : [bucketOrigin]),
      ...(isHotReloading ? ['ws:'] : []),
    ],
    'frame-ancestors': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'object-src': [`'none'`],
    // The reader of QR codes; its own policy stands in public_files.ts.
    'worker-src': [`'self'`],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')
}
