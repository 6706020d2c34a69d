/** An attribute by its whole name, its value with entities resolved. */
export type SvgAttribute = { name: string; value: string }

export type SvgToken =
  | { kind: 'open'; name: string; attributes: SvgAttribute[]; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** What the five entities of XML stand for; there are no others, because declarations are left out. */
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const NAME = /[A-Za-z_][\w.:-]*/y
const SPACE = /\s*/y

/** No character of XML: a text with one is no XML, and some readers end there. */
// Spelt as categories, because a range of control characters in an expression looks like a slip.
const CONTROL = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

export class MalformedSvg extends Error {}

/**
 * Reads the tokens of an XML text, strictly: where it is malformed, MalformedSvg is thrown. Comments, processing
 * instructions and the document type with the entities that it declares are left out.
 */
export function* svgTokens(xml: string): Generator<SvgToken> {
  let at = 0
  const until = (end: string) => {
    const found = xml.indexOf(end, at)
    if (found < 0) throw new MalformedSvg(`No ${end}`)
    const inside = xml.slice(at, found)
    at = found + end.length
    return inside
  }
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    const text = xml.slice(at, next < 0 ? xml.length : next)
    if (text) yield { kind: 'text', text: resolved(text) }
    if (next < 0) return
    at = next + 1
    if (xml.startsWith('!--', at)) until('-->')
    else if (xml.startsWith('![CDATA[', at)) {
      at += '![CDATA['.length
      yield { kind: 'text', text: until(']]>').replaceAll(CONTROL, '') }
    } else if (xml[at] === '!') at = endOfDeclaration(xml, at)
    else if (xml[at] === '?') until('?>')
    else if (xml[at] === '/') {
      at += 1
      const name = match(NAME, xml, at)
      at += name.length
      if (until('>').trim()) throw new MalformedSvg('A closing tag with more than a name')
      yield { kind: 'close', name }
    } else {
      const { token, end } = openTag(xml, at)
      at = end
      yield token
    }
  }
}

function openTag(xml: string, start: number) {
  const name = match(NAME, xml, start)
  let at = start + name.length
  const attributes: SvgAttribute[] = []
  for (;;) {
    const space = match(SPACE, xml, at, true)
    at += space.length
    if (xml[at] === '>' || xml.startsWith('/>', at)) break
    if (!space) throw new MalformedSvg('Attributes without a space between')
    const attribute = match(NAME, xml, at)
    at += attribute.length
    at += match(SPACE, xml, at, true).length
    if (xml[at] !== '=') throw new MalformedSvg('An attribute without a value')
    at += 1
    at += match(SPACE, xml, at, true).length
    const quote = xml[at]
    if (quote !== '"' && quote !== "'") throw new MalformedSvg('A value without quotes')
    const end = xml.indexOf(quote, at + 1)
    if (end < 0) throw new MalformedSvg('A value without an end')
    const value = xml.slice(at + 1, end)
    if (value.includes('<')) throw new MalformedSvg('A tag in a value')
    if (attributes.some((known) => known.name === attribute))
      throw new MalformedSvg('An attribute twice')
    attributes.push({ name: attribute, value: resolved(value) })
    at = end + 1
  }
  const isEmpty = xml[at] === '/'
  return {
    token: { kind: 'open' as const, name, attributes, isEmpty },
    end: at + (isEmpty ? 2 : 1),
  }
}

/** The end of `<!DOCTYPE … [ … ]>`, whose quotes and brackets may hold a `>`. */
function endOfDeclaration(xml: string, start: number): number {
  let depth = 0
  for (let at = start; at < xml.length; at++) {
    const sign = xml[at]!
    if (sign === '"' || sign === "'") {
      const end = xml.indexOf(sign, at + 1)
      if (end < 0) break
      at = end
    } else if (sign === '[') depth++
    else if (sign === ']') depth--
    else if (sign === '>' && depth <= 0) return at + 1
  }
  throw new MalformedSvg('A declaration without an end')
}

function match(expression: RegExp, xml: string, at: number, mayBeEmpty = false): string {
  expression.lastIndex = at
  const found = expression.exec(xml)?.[0] ?? ''
  if (!found && !mayBeEmpty) throw new MalformedSvg('No name')
  return found
}

/** Entities of XML and characters by number; any other entity is left out. */
function resolved(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([A-Za-z_][\w.-]*));/gi, (_, ...parts) => {
      const [decimal, hexadecimal, name] = parts as (string | undefined)[]
      if (name) return ENTITIES[name] ?? ''
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16)
      const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      return isCharacter ? String.fromCodePoint(code) : ''
    })
    .replaceAll(CONTROL, '')
}
