import type { Locator } from 'playwright'
import { test } from '@japa/runner'
import { checkoutOrder, givenTwoStalls, storedLine, withCart } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'

/** How wide and high a finger finds each target, without what lies over it, and with what it reaches beyond its box. */
const pressable = (targets: Locator) =>
  targets.evaluateAll((elements) =>
    elements.map((element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const isHit = (x: number, y: number) =>
        element.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y))
      const reach = (x: number, y: number) => {
        let steps = 0
        while (isHit(x * (steps + 0.5), y * (steps + 0.5))) steps += 1
        return steps
      }
      const name = element.getAttribute('aria-label') ?? element.textContent
      return { name, across: reach(-1, 0) + reach(1, 0), down: reach(0, -1) + reach(0, 1) }
    })
  )

test.group('Browser: what is pressed at the checkout', (group) => {
  group.each.setup(resetDatabase)

  test('are at least 44 px wide and high at {width} px')
    .with([{ width: 320 }, { width: 375 }, { width: 1280 }])
    .tags(['VAL-3'])
    .run(async ({ assert, visit }, { width }) => {
      const { shirt, hoodie } = await givenTwoStalls()
      const page = await visit('/terms')
      await withCart(page, [
        storedLine(shirt),
        storedLine(hoodie),
        { ...storedLine(shirt), id: `${shirt.id}-XS-Black`, size: 'XS' },
      ])
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/checkout')
      await checkoutOrder(page).getByText('Salt Lines').waitFor()
      const found = await pressable(page.locator('main').locator('button, a'))
      assert.isAtLeast(found.length, 12)
      assert.deepEqual(
        found.filter(({ across, down }) => across < 44 || down < 44),
        []
      )
    })
})
