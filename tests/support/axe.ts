import { AxeBuilder } from '@axe-core/playwright'
import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules about colours: the themes differ in nothing else (css/tokens.css), so the dark one is asked these alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, or within some parts of it, in the light and in the dark theme: nothing. */
export async function assertAccessible(page: Page, assert: Assert, parts = ['html']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page })
    for (const part of parts) axe.include(part)
    if (colorScheme === 'light') axe.withTags(LEVELS)
    else axe.withRules(OF_COLOURS)
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    )
    assert.deepEqual(found, [], `${page.url()} in the ${colorScheme} theme`)
  }
}
