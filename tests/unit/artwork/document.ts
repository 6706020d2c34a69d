/**
 * Reads an SVG document the way a strict XML parser would, as far as these drawings go: one root,
 * every element closed in turn, every attribute quoted and given once, no text.
 *
 * @returns the attributes' values of the whole document, by name
 * @throws Error saying what is not well-formed
 */
export function readDocument(source: string): Map<string, string[]> {
  const open: string[] = []
  const values = new Map<string, string[]>()
  let roots = 0
  let rest = source
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/.exec(rest)
    if (tag === null) throw new Error(`Neither a tag nor the end: ${rest.slice(0, 60)}`)
    const [whole, closing, name, attributes, empty] = tag
    rest = rest.slice(whole.length)

    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`${name} is closed before it is opened`)
      continue
    }
    if (open.length === 0) roots++
    const seen = new Set<string>()
    for (const [, key, value] of attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
      if (seen.has(key)) throw new Error(`${key} is given twice on ${name}`)
      seen.add(key)
      values.set(key, [...(values.get(key) ?? []), value])
    }
    if (empty === '') open.push(name)
  }
  if (open.length > 0 || roots !== 1) throw new Error('The document has no single, closed root')
  return values
}
