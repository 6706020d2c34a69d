import { test } from '@japa/runner'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

test.group('Browser: the poster of a store', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('stands upright on a phone and wide on a desk, the name broken between words only', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Half-Day Wednesday' })
    const page = await visit('/terms')
    for (const [width, height, shape] of [
      [320, 640, 'tall'],
      [1280, 800, 'wide'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`/store/${artist.id}`)
      const heading = page.getByRole('heading', { level: 1, name: 'Half-Day Wednesday' })
      const name = (await heading.boundingBox())!
      const word = (await heading.getByText('Half-Day', { exact: true }).boundingBox())!
      assert.isBelow(word.height, name.height * 0.7)
      assert.isAtMost(name.x + name.width, width)

      const drawing = page.locator('picture img').first()
      const isDrawn = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0
      await expect.poll(() => drawing.evaluate(isDrawn)).toBe(true)
      assert.include(await drawing.evaluate((img: HTMLImageElement) => img.currentSrc), shape)
    }
  })

  test('leaves room between its lines for dots and rings on the letters', async ({
    assert,
    visit,
  }) => {
    const words = ['Dögs', 'Über', 'Ångst']
    const { artist } = await givenArtist({ bandName: words.join(' ') })
    const page = await visit('/terms')
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/store/${artist.id}`)
      const heading = page.getByRole('heading', { level: 1, name: words.join(' ') })
      const size = await heading.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize)
      )
      const feet = []
      for (const word of words) {
        const { y, height } = (await heading.getByText(word, { exact: true }).boundingBox())!
        feet.push(y + height)
      }
      // A capital with a ring on it is about one em high.
      for (const index of [1, 2]) assert.isAbove(feet[index]! - feet[index - 1]!, size * 1.08)
    }
  })
})
