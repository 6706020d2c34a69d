import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'

/** Read again for every page: the minified script is less than half as long as `axe-core` itself. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules about colours: the themes differ in nothing else (css/tokens.css), so the dark one is asked these alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const RULES: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: { type: 'tag', values: LEVELS },
  dark: { type: 'rule', values: OF_COLOURS },
}

type Color = { r: number; g: number; b: number; alpha: number }
type ColorClass = { prototype: { parseString: (this: Color, text: string) => Color } }

declare global {
  interface Window {
    axe?: {
      run: (context: unknown, options: RunOptions) => Promise<AxeResults>
      commons: { color: { Color: ColorClass } }
    }
    /** The elements that `structuresOf` found to repeat earlier ones. */
    repeats?: Element[]
  }
}

/** The structures that axe has passed in this process. */
const passed = new Set<string>()

/** Parts that most pages have in common. */
const COMMON_PARTS = ['header', 'footer']

/**
 * Asserts that axe finds nothing on the page as it stands, or within some parts of it, in the light and in the dark theme.
 * A page of a structure that has passed is not asked again, neither are a header and footer that have passed, nor the
 * third and further rows of one list that are alike.
 */
export async function assertAccessible(page: Page, assert: Assert, parts = ['html']) {
  const [structure, ...common] = await page.evaluate(structuresOf, [parts, COMMON_PARTS] as const)
  if (passed.has(structure!)) return
  const exclude = COMMON_PARTS.filter((_, index) => passed.has(common[index]!))
  await bringAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Style sheets and media are not read a second time, nor is what passed described: neither finds anything more.
    const options = {
      runOnly: RULES[colorScheme],
      resultTypes: ['violations'],
      preload: false,
    } satisfies RunOptions
    const { violations } = await page.evaluate(
      ([include, others, given]) =>
        window.axe!.run({ include, exclude: [...others, ...window.repeats!] }, given),
      [parts, exclude, options] as const
    )
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    )
    assert.deepEqual(found, [], `${page.url()} in the ${colorScheme} theme`)
  }
  passed.add(structure!)
  if (parts[0] === 'html') common.filter(Boolean).forEach((part) => passed.add(part))
}

/**
 * The structure of some parts of a page together, then of each common part: elements and attributes, with the values that
 * decide about looks and meaning, and where words stand, but not which. Empty where there is no such part. Sets
 * `window.repeats`: of siblings that have one structure, and colours and letters alike, the third and all after it.
 */
function structuresOf([parts, common]: readonly [string[], string[]]): string[] {
  const telling = /^(class|style|role|type|lang|dir|href|aria-(?!label|describe|control|owns).*)$/
  const looksOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => getComputedStyle(part))
      .map(
        (style) => `${style.color} ${style.backgroundColor} ${style.fontSize} ${style.fontWeight}`
      )
      .join()
  const repeatsOf = (siblings: Element[], structures: string[]) => {
    const counts = new Map<string, number>()
    return siblings.filter((sibling, index) => {
      const structure = structures[index]!
      if (structures.indexOf(structure) === structures.lastIndexOf(structure)) return false
      const key = `${structure}${looksOf(sibling)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return counts.get(key)! > 2
    })
  }
  window.repeats = []
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (name === 'href') return value.startsWith('#') ? value : name
      return telling.test(name) ? `${name}=${value}` : `${name}${value === '' ? '' : '?'}`
    })
    const words = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent!.trim()
    )
    const children = [...element.children]
    const structures = children.map(describe)
    window.repeats!.push(...repeatsOf(children, structures))
    const inside = `${words ? 'words' : ''}${structures.join('')}`
    return `<${element.localName} ${attributes.join(' ')}>${inside}`
  }
  const structureOf = (selectors: string[]) => {
    const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    return found.length > 0 ? `${innerWidth}${found.map(describe).join('')}` : ''
  }
  return [structureOf(parts), ...common.map((selector) => structureOf([selector]))]
}

/** Added once per document. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => window.axe !== undefined)) return
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: SOURCE })
  await session.detach()
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.text}`)
  await page.evaluate(rememberColors)
}

/** A page has a handful of colours, and axe would take the same words apart thousands of times. */
function rememberColors() {
  const { prototype } = window.axe!.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Color>()
  prototype.parseString = function (text) {
    const before = known.get(text)
    if (before) return Object.assign(this, before)
    const { r, g, b, alpha } = parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}
