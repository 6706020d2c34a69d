import { randomUUID } from 'node:crypto'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { UserFactory } from '#database/factories/user_factory'
import { goOffline } from '#tests/support/go_offline'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'
import { pictureOf } from '#tests/support/photos'
import { choosePhoto, deletePhotos, storedPhoto } from '#tests/support/profile_photos'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect, staysSo } from '#tests/support/expect'

/** A file on disk: the browser opens it itself, where a buffer of this size would be sent to it piece by piece. */
async function emptyFile(size: number): Promise<string> {
  const path = join(tmpdir(), `gigstall-${randomUUID()}.jpg`)
  await writeFile(path, '')
  await truncate(path, size)
  return path
}

/** Red on the left, blue on the right, and lying on its side: the camera says how to turn it. */
async function sidewaysPhoto() {
  return sharp(await pictureOf({ width: 600, height: 600, color: '#0000ff' }))
    .extend({ bottom: 300, background: '#ff0000' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test.group('Browser: an artist’s profile and photo', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => deletePhotos)

  test('a fan becomes an artist with a cropped photo, and the store shows it', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/dashboard')
    await page.getByRole('heading', { name: 'Set Up Your Artist Profile' }).waitFor()
    await page.getByRole('button', { name: 'Create artist profile' }).click()
    assert.include(await toastOf(page, 'Validation Error'), 'Band/Artist Name is required')
    await page.getByLabel('Band/Artist Name').fill('The New Ones')
    await page.setViewportSize({ width: 375, height: 812 })
    const poster = (await page
      .locator('.ground-accent', { hasText: 'The New Ones' })
      .boundingBox())!
    assert.isAtMost(poster.x + poster.width, 375)
    assert.isAbove(poster.height, 200)
    await page.getByLabel('Genre', { exact: true }).selectOption('indie')
    await page.getByLabel('Instagram').fill('@newones')
    await page.getByRole('button', { name: 'Create artist profile' }).click()
    await toastOf(page, 'Artist profile created successfully!')

    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.waitForURL((url) => url.search === '?tab=profile')
    await expect(page.getByLabel('Band/Artist Name')).toBeDisabled()
    await page.getByText('Artist name cannot be changed for security reasons.').waitFor()
    await expect(page.getByLabel('Instagram')).toHaveValue('https://instagram.com/newones')
    await assertAccessible(page, assert)

    await page.setViewportSize({ width: 375, height: 812 })
    await choosePhoto(page, 'us.jpg', await sidewaysPhoto())
    const dialog = page.getByRole('dialog', { name: 'Profile photo' })
    const box = dialog.getByRole('group', { name: 'Crop box' })
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    await box.waitFor()
    await assertAccessible(page, assert, ['[role=dialog]'])
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1)
    // By keys alone: out to the whole height, then to the right, where the photo is blue.
    await zoom.focus()
    await page.keyboard.press('Home')
    await box.focus()
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft')
    await dialog.getByRole('button', { name: 'Crop Image' }).press('Enter')
    const preview = dialog.getByRole('img', { name: 'What you cropped' })
    await preview.waitFor()
    await expect(preview).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
    await assertAccessible(page, assert, ['[role=dialog]'])
    await dialog.getByRole('button', { name: 'Re-crop' }).click()
    await box.waitFor()
    await dialog.getByRole('button', { name: 'Crop Image' }).dblclick()
    await preview.waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Uploading...' }).count(), 0)
    await dialog.getByRole('button', { name: 'Upload Photo' }).click()
    await toastOf(page, 'Photo uploaded')
    await dialog.waitFor({ state: 'detached' })

    const kept = await storedPhoto()
    const { width, height } = await sharp(kept).metadata()
    assert.deepEqual([width, height], [200, 200])
    const { dominant } = await sharp(kept).stats()
    assert.isAbove(dominant.b, dominant.r, 'upright, the right half is blue')

    await page.getByLabel('Bio').fill('Five people now.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Profile updated successfully!')
    const { id } = await db.from('artists').firstOrFail()
    await page.goto(`/store/${id}`)
    const shown = page.getByRole('img', { name: 'The New Ones' }).first()
    await shown.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('img[alt="The New Ones"]')?.naturalWidth
    )
    await page.getByText('Five people now.').waitFor()
    await assertAccessible(page, assert)
  }).tags(['PROF-2', 'PROF-3', 'PROF-8', 'PROF-9', 'PROF-13'])

  test('what cannot be a photo is said at once, and a refused upload can be sent again', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({})
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard?tab=profile')
    await page.getByLabel('Bio').fill('Typed and not saved')

    const large = await emptyFile(25 * 1024 * 1024 + 1)
    cleanup(() => rm(large))
    await page.getByLabel('Choose a photo').setInputFiles(large)
    const tooLarge = await toastOf(page, 'File too large')
    assert.include(tooLarge, 'Please select an image smaller than 25MB')
    const words = Buffer.from('words')
    const drawn = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><path d="M0 0h200v200z"/></svg>'
    )
    const whole = await pictureOf({})
    for (const [name, type, bytes] of [
      ['words.txt', 'text/plain', words],
      ['broken.jpg', 'image/jpeg', words],
      ['drawn.svg', 'image/svg+xml', drawn],
      ['drawn.png', 'image/png', drawn],
      ['truncated.jpg', 'image/jpeg', whole.subarray(0, whole.length - 200)],
    ] as const) {
      await choosePhoto(page, name, bytes, type)
      const invalid = await toastOf(page, 'Invalid file type')
      assert.include(invalid, 'Please select an image file (JPG, PNG, or GIF)')
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.locator('.toast').waitFor({ state: 'detached' })
    }

    await choosePhoto(page, 'us.png', await pictureOf({ kind: 'png' }), 'image/png')
    const dialog = page.getByRole('dialog', { name: 'Profile photo' })
    await dialog.getByRole('group', { name: 'Crop box' }).waitFor()
    let uploads = 0
    page.on('request', (call) => (uploads += Number(call.url().endsWith('/upload-photo'))))
    await dialog.getByRole('button', { name: 'Crop Image' }).dblclick()
    await dialog.getByRole('img', { name: 'What you cropped' }).waitFor()
    await staysSo(600, () =>
      assert.equal(uploads, 0, 'the second click of a double one sends nothing')
    )
    const send = dialog.getByRole('button', { name: 'Upload Photo' })
    await goOffline(page)
    await send.click()
    await page.getByText('Upload failed', { exact: true }).waitFor()
    const alert = dialog.getByRole('alert')
    await expect(alert).toHaveText('Failed to upload photo. Please try again.', {
      useInnerText: true,
    })
    await page.context().setOffline(false)
    await send.click()
    await toastOf(page, 'Photo uploaded')
    await expect(page.getByLabel('Bio')).toHaveValue('Typed and not saved')

    await choosePhoto(page, 'other.png', await pictureOf({ kind: 'png' }), 'image/png')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.getByLabel('Website').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Enter a web address, such as yourband.com').first().waitFor()
    await expect(page.getByLabel('Bio')).toHaveValue('Typed and not saved')
    await page.getByLabel('Website').fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Profile updated successfully!')
    assert.equal((await artist.refresh()).bio, 'Typed and not saved')
  }).tags(['PROF-11', 'PROF-12', 'PROF-13'])
})
