import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'

/** Every page reads it anew: it is less than half as long as what `axe-core` itself is. */
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
  }
}

/** What axe finds on the page as it stands, or within some parts of it, in the light and in the dark theme: nothing. */
export async function assertAccessible(page: Page, assert: Assert, parts = ['html']) {
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
      ([include, given]) => window.axe!.run({ include }, given),
      [parts, options] as const
    )
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    )
    assert.deepEqual(found, [], `${page.url()} in the ${colorScheme} theme`)
  }
}

/** Once to a document. */
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
