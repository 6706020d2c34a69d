import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { AuditEntryFactory } from '#database/factories/audit_entry_factory'
import { UserFactory } from '#database/factories/user_factory'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

const ARABIC = 'فرقة الليل والنهار والمطر والريح والبحر والجبل والصحراء والمدينة القديمة'
const LATIN = 'The Extraordinary Long-Distance Travellers of the Old Northern Harbour Town'

const LISTS = [
  '/admin/orders',
  '/admin?tab=products',
  '/admin/artists',
  '/admin/users',
  '/admin/audit',
  '/admin',
]

/** Of the names that are too long for their line: how many there are, and those whose first letter is out of sight. */
const cutNames = (page: Page) =>
  page.evaluate(() => {
    const found = { cut: 0, headless: [] as string[] }
    for (const name of document.querySelectorAll('main .user-text')) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      const text = texts.nextNode()
      if (!text?.textContent || name.getClientRects().length === 0) continue
      const whole = document.createRange()
      whole.selectNodeContents(name)
      const first = document.createRange()
      first.setStart(text, 0)
      first.setEnd(text, 1)
      const letter = first.getBoundingClientRect()
      let [left, right] = [-Infinity, Infinity]
      for (let box: Element | null = name; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box)
        if (overflowX === 'visible' || display === 'inline') continue
        const edges = box.getBoundingClientRect()
        left = Math.max(left, edges.left)
        right = Math.min(right, edges.right)
      }
      const all = whole.getBoundingClientRect()
      const isWhole = all.left >= left - 1 && all.right <= right + 1
      // Of a name after the end of its line nothing is seen.
      if (isWhole || all.left >= right || all.right <= left) continue
      found.cut++
      if (letter.left < left - 1 || letter.right > right + 1)
        found.headless.push(text.textContent.slice(0, 20))
    }
    return found
  })

async function givenLongNames() {
  for (const name of [ARABIC, LATIN]) {
    const { artist, owner } = await givenArtist({ bandName: name })
    await owner.merge({ firstName: name.slice(0, 60), lastName: name.slice(0, 60) }).save()
    const { product } = await givenActiveProduct({ artist, name: name.slice(0, 90) })
    const { checkout } = await givenPaidOrder({ product })
    await checkout.merge({ customerName: name }).save()
    await AuditEntryFactory.merge({
      action: 'artist.share',
      subjectType: 'artist',
      subjectId: artist.id,
      actorUserId: owner.id,
      before: { bandName: 'Before' },
      after: { bandName: name },
    }).create()
  }
}

test.group('Browser: a name that is too long for its line', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('keeps its first letters in the lists of an admin, in either direction of writing', async ({
    assert,
    visit,
  }) => {
    await givenLongNames()
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.setViewportSize({ width: 1280, height: 900 })
    let cut = 0
    for (const path of LISTS) {
      await page.goto(path)
      await untilAwake(page)
      const names = await cutNames(page)
      assert.deepEqual(names.headless, [], path)
      cut += names.cut
    }
    assert.isAtLeast(cut, 8)
  }).tags(['NET-10'])

  test('keeps them in the shop, on a phone', async ({ assert, visit }) => {
    const { artist } = await givenArtist({ bandName: ARABIC })
    const { product } = await givenActiveProduct({ artist, name: ARABIC.slice(0, 90) })
    const page = await visit('/terms')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/browse')
    await untilAwake(page)
    assert.deepEqual((await cutNames(page)).headless, [])
    await page.goto(`/product/${product.id}`)
    await untilAwake(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const names = page.getByRole('dialog').locator('.ticket .user-text')
    await names.first().waitFor()
    for (const name of await names.all()) {
      const { overflow, direction } = await name.evaluate((element) => ({
        overflow: getComputedStyle(element).textOverflow,
        direction: getComputedStyle(element).direction,
      }))
      assert.deepEqual({ overflow, direction }, { overflow: 'ellipsis', direction: 'rtl' })
    }
  }).tags(['NET-10'])
})
