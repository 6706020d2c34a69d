import type { Vite } from '@adonisjs/vite'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** Addresses of what a page needs before it can be used; `scripts` are the entry's and the page's with all imports. */
export type PageAssets = { entry: string; scripts: string[]; styles: string[] }

const ENTRY = 'inertia/app.tsx'

/** Where the entry finds the pages that are no shopper's (inertia/app.tsx). */
const LAZY_PAGES = 'inertia/lazy_pages.ts'

/**
 * The built assets of a page: named in the first answer, its own scripts come together with the entry script instead of
 * after it. Null while Vite serves the sources.
 */
export function pageAssets(vite: Vite, component: string): PageAssets | null {
  if (vite.useDevServer || !vite.hasManifestFile) return null
  const manifest = vite.manifest() as Record<string, Chunk>
  const chunks = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  visit(ENTRY)
  if (/^(admin|fulfilment|sandbox|studio)\//.test(component)) visit(LAZY_PAGES)
  visit(`inertia/pages/${component}.tsx`)
  const addressOf = (file: string) => `${vite.assetsUrl()}/${file}`
  return {
    entry: addressOf(manifest[ENTRY]!.file),
    scripts: [...chunks].map(({ file }) => addressOf(file)),
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map(addressOf),
  }
}
