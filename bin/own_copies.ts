import type { Plugin } from 'vite'

const MARK = '?charts'

/**
 * What recharts shares with the shop's first scripts it gets a copy of: a module that two parts of the site use becomes
 * a file of its own, and a phone at a gig would fetch more for a chart that it never shows (CONTRIBUTING.md, Bytes).
 */
export function ownCopiesForCharts(packages: string[]): Plugin {
  const isWanted = (source: string) =>
    packages.some((name) => source === name || source.startsWith(`${name}/`))
  return {
    name: 'own-copies-for-charts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || options.ssr) return null
      const isCopy = importer.endsWith(MARK)
      if (!isCopy && !(importer.includes('/node_modules/recharts/') && isWanted(source)))
        return null
      const origin = isCopy ? importer.slice(0, -MARK.length) : importer
      const found = await this.resolve(source, origin, { ...options, skipSelf: true })
      if (!found || found.external || !found.id.includes('/node_modules/')) return found
      return `${found.id.split('?')[0]}${MARK}`
    },
  }
}
