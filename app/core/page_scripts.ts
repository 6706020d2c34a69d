import type { Vite } from '@adonisjs/vite'

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * The addresses of a page's own scripts with all that they import: named in the first answer, they come together with
 * the entry script instead of after it. None while Vite serves the sources.
 */
export function pageScripts(vite: Vite, component: string): string[] {
  if (vite.useDevServer || !vite.hasManifestFile) return []
  const manifest = vite.manifest() as Manifest
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(`inertia/pages/${component}.tsx`)
  return [...found].map((file) => `${vite.assetsUrl()}/${file}`)
}
