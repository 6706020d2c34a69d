import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { nastyNames } from '#tests/support/nasty_names'
import { useRealSessions } from '#tests/support/real_sessions'

const NAMES = [
  ...nastyNames,
  { kind: 'a short name', name: 'Night Bus' },
  { kind: 'short Arabic', name: 'ليل' },
  { kind: 'wide Arabic letters', name: 'صصص سسس ششش ضضض' },
  { kind: 'one Arabic ligature', name: 'ﷺ ﷽' },
  { kind: '100 Arabic letters', name: 'س'.repeat(100) },
  { kind: 'Japanese', name: '東京スカパラダイスオーケストラ' },
  { kind: 'Cyrillic', name: 'Жизнь Щорса и Юности' },
  { kind: 'emoji', name: '🎸🎤🥁 Band 🎸🎤🥁' },
]

/** How far the letters of the name on the stub reach over its edges, in pixels, and their size. */
const stubOf = (page: Page) =>
  page.locator('.ticket-stub .user-text').evaluate((name) => {
    const stub = name.closest('.ticket-stub')!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(name)
    const over = [...range.getClientRects()].map((box) =>
      Math.max(
        stub.top - box.top,
        box.bottom - stub.bottom,
        stub.left - box.left,
        box.right - stub.right
      )
    )
    return { over: Math.max(...over), size: Number.parseFloat(getComputedStyle(name).fontSize) }
  })

test.group('Browser: the stub of a product’s ticket', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('shows the whole name of its band, in every script and of any length', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    for (const { kind, name } of NAMES) {
      const { artist } = await givenArtist({ bandName: name })
      const { product } = await givenActiveProduct({ artist })
      await page.goto(`/product/${product.id}`)
      for (const [width, height] of [
        [375, 812],
        [320, 568],
        [667, 375],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const { over, size } = await stubOf(page)
        assert.isAtMost(over, 1, `${kind} at ${width}`)
        assert.isAtLeast(size, 10, `${kind} at ${width}`)
      }
    }
  }).tags(['NET-10'])
})
