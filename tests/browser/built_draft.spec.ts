import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { givenBuilder } from '#tests/functional/builder/build_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: a built draft', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is returned with a note, changed in the builder, sent to its artist with one press and approved', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const { build, owner } = await givenBuilder(cleanup)
    const { id } = (await build()).json()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, admin, `/admin/products/${id}`)
    await page.getByAltText('artwork.png on the front').waitFor()
    await page.getByText('artwork.png, 250 dpi at this size').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Return with this note' }).click()
    await page.getByText('Write what the artist should change').waitFor()
    await page.getByLabel('Note to the artist').fill('Could you make it smaller?')
    await page.getByRole('button', { name: 'Return with this note' }).click()
    await toastOf(page, 'Status Updated')

    await page.context().clearCookies()
    await signInAndOpen(page, owner, '/dashboard?tab=product-management')
    await page.getByText('Could you make it smaller?').waitFor()
    await page.getByRole('link', { name: 'Change Last Tram Tee', exact: true }).click()
    await page.getByRole('heading', { name: 'Change a product' }).waitFor()
    await page.getByRole('button', { name: 'Artwork on the front' }).waitFor()
    await page.getByRole('button', { name: 'Smaller' }).click()
    await page.getByRole('button', { name: 'Send to Gigstall' }).click()
    await toastOf(page, 'Product Updated')
    const [side] = await db.from('product_placements').where('product_id', id)
    assert.equal(side.width, 780)

    await page.context().clearCookies()
    await signInAndOpen(page, admin, `/admin/products/${id}`)
    await page.getByRole('button', { name: 'Send to artist as it is' }).click()
    await toastOf(page, 'Status Updated')
    assert.equal((await db.from('products').where('id', id).first()).status, 'pending_approval')

    await page.context().clearCookies()
    await signInAndOpen(page, owner, '/dashboard?tab=product-approvals')
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await toastOf(page, 'Product Updated')
    assert.equal((await db.from('products').where('id', id).first()).status, 'approved')
  }).tags(['BUILD-9', 'BUILD-10', 'BUILD-14'])
})
