/**
 * The proper spelling of a page address typed in another case: literal parts as the route spells them, parameters as
 * they came (docs/rules/http-api.md#page-addresses). Null where no route fits, or nothing would change.
 */
export function canonicalPath(path: string, patterns: string[]): string | null {
  const given = segmentsOf(path)
  for (const pattern of patterns) {
    const wanted = segmentsOf(pattern)
    if (wanted.length !== given.length || wanted.includes('*')) continue
    const fits = wanted.every(
      (part, index) => isParameter(part) || part.toLowerCase() === given[index].toLowerCase()
    )
    if (!fits) continue
    const canonical = `/${wanted.map((part, index) => (isParameter(part) ? given[index] : part)).join('/')}`
    return canonical === path ? null : canonical
  }
  return null
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function isParameter(part: string): boolean {
  return part.startsWith(':')
}
