import { cleanDeclarations, cleanStyleSheet, isLocal } from '#catalog/artworks/decoder/clean_css'
import { MalformedSvg, svgTokens, type SvgAttribute } from '#catalog/artworks/decoder/svg_tokens'

/** The elements that draw. Whatever else there is goes with all that is in it. */
const DRAWING = new Set(
  `svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
   feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
   feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/)
)

/** Links lead nowhere in a print: what they hold is drawn as a group. */
const GROUPS = new Set(['a'])

const ATTRIBUTE = /^[A-Za-z][A-Za-z\d-]*$/
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z\d+/=\s]*$/i
const PART = /^#[\w.:-]+$/

/** More than any drawing has that a person made. */
const MOST_ELEMENTS = 200_000
const MOST_DEPTH = 256

const ROOT = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/**
 * Makes an SVG again of those of its elements and attributes that draw: without scripts, event handlers, foreign objects,
 * animations, entities and a document type, and without references to anything but its own parts and pictures that are
 * in it. Throws MalformedSvg.
 */
export function cleanSvg(xml: string): string {
  const written: string[] = []
  const open: { name: string; tag: string }[] = []
  let elements = 0
  let skipped = 0
  for (const token of svgTokens(xml)) {
    if (token.kind === 'text') {
      const holder = open.at(-1)
      if (!holder && token.text.trim()) throw new MalformedSvg('Text outside of the drawing')
      if (holder && skipped === 0) written.push(textOf(holder.tag, token.text))
    } else if (token.kind === 'open') {
      if (open.length === 0 && written.length > 0) throw new MalformedSvg('A second drawing')
      if (++elements > MOST_ELEMENTS || open.length >= MOST_DEPTH)
        throw new MalformedSvg('Too many elements')
      const tag = tagOf(token.name)
      if (open.length === 0 && tag !== 'svg') throw new MalformedSvg('No drawing')
      const isLeftOut = skipped > 0 || tag === null
      if (!isLeftOut) written.push(`<${tag}${attributesOf(token.attributes, open.length === 0)}>`)
      if (token.isEmpty) {
        if (!isLeftOut) written.push(`</${tag}>`)
        continue
      }
      open.push({ name: token.name, tag: tag ?? '' })
      if (isLeftOut) skipped++
    } else {
      const closed = open.pop()
      if (closed?.name !== token.name) throw new MalformedSvg('Tags that are not closed in order')
      if (skipped > 0) skipped--
      else written.push(`</${closed.tag}>`)
    }
  }
  if (open.length > 0 || written.length === 0) throw new MalformedSvg('The drawing is cut off')
  return written.join('')
}

/** The name without the prefix of SVG itself; null for what does not draw. */
function tagOf(name: string): string | null {
  const tag = name.replace(/^svg:/, '')
  if (GROUPS.has(tag)) return 'g'
  return DRAWING.has(tag) ? tag : null
}

const textOf = (tag: string, text: string) =>
  escaped(tag === 'style' ? cleanStyleSheet(text) : text)

function attributesOf(attributes: SvgAttribute[], isRoot: boolean): string {
  const kept = attributes.flatMap(({ name, value }) => {
    const clean = cleanAttribute(name, value)
    return clean === null ? [] : [` ${name}="${escaped(clean)}"`]
  })
  return `${isRoot ? ` ${ROOT}` : ''}${kept.join('')}`
}

/** The value that stays; null where the attribute goes. */
function cleanAttribute(name: string, value: string): string | null {
  if (name === 'href' || name === 'xlink:href') {
    const target = value.trim()
    return PART.test(target) || PICTURE.test(target) ? target : null
  }
  if (name === 'xml:space') return value === 'preserve' ? value : null
  if (!ATTRIBUTE.test(name) || /^(on|xmlns)/i.test(name)) return null
  if (name === 'style') return cleanDeclarations(value) || null
  return isLocal(value) ? value : null
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
