import { test } from '@japa/runner'
import sharp from 'sharp'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'
import { heicOf, phonePhoto, pictureOf } from '#tests/support/photos'
import { choosePhoto, deletePhotos, storedPhoto } from '#tests/support/profile_photos'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: photos of any phone', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => deletePhotos)

  test('a photo of any phone is taken: 48 megapixels on their side, AVIF, WebP, a panorama; HEIC where the browser reads it', async ({
    assert,
    visit,
  }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard?tab=profile')
    const dialog = page.getByRole('dialog', { name: 'Profile photo' })
    const box = dialog.getByRole('group', { name: 'Crop box' })
    const cancel = async () => {
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
    }

    const photo = await phonePhoto()
    assert.isAbove(photo.length, 2 * 1024 * 1024)
    await choosePhoto(page, 'IMG_0001.jpg', photo)
    await box.waitFor()
    const drawn = dialog.locator('img').first()
    const shown = await drawn.evaluate(({ naturalWidth: width, naturalHeight: height }: never) => [
      width,
      height,
    ])
    assert.deepEqual(shown, [1536, 2048], 'upright, and small enough to be moved')
    await dialog.getByRole('slider', { name: 'Zoom' }).focus()
    await page.keyboard.press('Home')
    await box.focus()
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowDown')
    await dialog.getByRole('button', { name: 'Crop Image' }).click()
    await dialog.getByRole('button', { name: 'Upload Photo' }).click()
    await toastOf(page, 'Photo uploaded')
    await dialog.waitFor({ state: 'detached' })
    const kept = await storedPhoto()
    const { dominant } = await sharp(kept).stats()
    assert.isAbove(dominant.r, dominant.b, 'its upper part is red')

    for (const [name, type, bytes] of [
      [
        'us.avif',
        'image/avif',
        await sharp(await pictureOf({}))
          .avif({ effort: 0 })
          .toBuffer(),
      ],
      [
        'us.webp',
        'image/webp',
        await sharp(await pictureOf({}))
          .webp()
          .toBuffer(),
      ],
      ['strip.jpg', 'image/jpeg', await pictureOf({ width: 4000, height: 100 })],
    ] as const) {
      await choosePhoto(page, name, bytes, type)
      await box.waitFor()
      assert.isAbove((await box.boundingBox())!.height, 100, name)
      await cancel()
    }

    for (const [name, bytes, title, words] of [
      ['IMG_0002.HEIC', heicOf(), 'This browser can’t open HEIC photos', 'save it as a JPG'],
      ['IMG_0003.jpg', heicOf(), 'This browser can’t open HEIC photos', 'save it as a JPG'],
      [
        'poster.png',
        await pictureOf({ width: 8000, height: 6300, kind: 'png' }),
        'Image too large',
        '50 megapixels',
      ],
    ] as const) {
      await choosePhoto(page, name, bytes)
      assert.include(await toastOf(page, title), words)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
    }
  })
    .tags(['STUD-11'])
    .timeout(300_000)
})
