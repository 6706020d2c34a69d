import { AxeBuilder } from '@axe-core/playwright'
import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'

/** What axe finds on the page as it stands, in the light and in the dark theme: nothing. */
export async function assertAccessible(page: Page, assert: Assert) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    )
    assert.deepEqual(found, [], `${page.url()} in the ${colorScheme} theme`)
  }
}
