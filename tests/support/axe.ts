import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules about colours: the themes differ in nothing else (css/tokens.css), so the dark one is asked these alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const RULES: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: { type: 'tag', values: LEVELS },
  dark: { type: 'rule', values: OF_COLOURS },
}

declare global {
  interface Window {
    axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> }
  }
}

/** What axe finds on the page as it stands, or within some parts of it, in the light and in the dark theme: nothing. */
export async function assertAccessible(page: Page, assert: Assert, parts = ['html']) {
  await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Style sheets and media are not read a second time, nor is what passed described: neither finds anything more.
    const options = {
      runOnly: RULES[colorScheme],
      resultTypes: ['violations'],
      preload: false,
    } satisfies RunOptions
    const { violations } = await page.evaluate(
      ([include, given]) => window.axe.run({ include }, given),
      [parts, options] as const
    )
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    )
    assert.deepEqual(found, [], `${page.url()} in the ${colorScheme} theme`)
  }
}
