import { test } from '@japa/runner'
import type { Page } from 'playwright'
import User from '#identity/models/user'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'

/** The review of a product, opened by its artist. */
async function openReview(page: Page) {
  const { artist } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  await product.merge({ status: 'pending_approval' }).save()
  const owner = await User.findOrFail(artist.userId)
  await signInAndOpen(page, owner, '/dashboard?tab=product-approvals')
  await page.getByRole('button', { name: 'Review Last Tram Tee' }).click()
  return product
}

/** Rejects the product under review, and confirms it. */
async function rejectProduct(page: Page) {
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByRole('button', { name: 'Reject product' }).click()
}

test.group('Browser: rejecting a product', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an artist rejects a product with notes, and finds it under Rejected', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await openReview(page)
    await page.getByLabel('Product Name').fill('')
    await page.getByLabel('Your Notes').fill('The red is not our red.')
    await rejectProduct(page)
    assert.include(
      await toastOf(page, 'Product Updated'),
      'Last Tram Tee is rejected. We’ve got your notes.'
    )
    await page.getByRole('link', { name: 'Rejected 1' }).click()
    await page.waitForURL((url) => url.searchParams.get('list') === 'rejected')
    await page.getByText('The red is not our red.').waitFor()
    await assertAccessible(page, assert)
    await page.goBack()
    await page.getByRole('heading', { name: 'No Pending Products' }).waitFor()
  }).tags(['APPR-7', 'APPR-29'])

  test('a product rejected without notes shows no notes', async ({ assert, visit }) => {
    const page = await visit('about:blank')
    const product = await openReview(page)
    await page.getByText('Optional. If you reject it, say what to change').waitFor()
    const reject = page.getByRole('button', { name: 'Reject', exact: true })
    // One press, or two at once, only asks; leaving the question rejects nothing.
    await reject.dblclick()
    const question = page.getByRole('dialog', { name: 'Reject this product?' })
    await question.getByLabel('Your Notes').waitFor()
    await assertAccessible(page, assert, ['[role=dialog]'])
    await question.getByRole('button', { name: 'Back to review' }).click()
    assert.equal((await product.refresh()).status, 'pending_approval')
    await rejectProduct(page)
    const said = await toastOf(page, 'Product Updated')
    assert.include(said, 'Last Tram Tee is rejected.')
    assert.notInclude(said, 'notes')
  }).tags(['STUD-23'])
})
