import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type User from '#identity/models/user'
import { useFolder, useSmallParts } from '#tests/functional/artworks/artwork_fixtures'
import { noisyPng, transparentPng } from '#tests/support/artwork_files'
import { assertAccessible } from '#tests/support/axe'
import { givenArtist } from '#tests/support/given'
import { heicOf } from '#tests/support/photos'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'
import { toastOf } from '#tests/support/sign_in_form'
import { checkNextUpload } from '#tests/support/checked_upload'
import { expect } from '#tests/support/expect'

const KB = 1024

const openForm = (page: Page, owner: User) =>
  signInAndOpen(page, owner, '/dashboard?tab=add-product')

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Choose a file of your artwork')
    .setInputFiles({ name, mimeType: 'image/png', buffer })

test.group('Browser: uploading artwork', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('leads from a chosen PNG to a draft that shows it', async ({ assert, cleanup, visit }) => {
    await useFolder(cleanup)
    const { artist, owner } = await givenArtist({ bandName: 'W'.repeat(40) })
    const page = await visit('about:blank')
    await openForm(page, owner)
    await page.getByLabel('Product Name').fill('Last Tram Tee')
    await page.getByLabel('Selling Price (£)').fill('25')
    await choose(page, 'last-tram.png', await transparentPng({ width: 2568, height: 3424 }))
    await page.getByText('Checking last-tram.png…').waitFor()
    await checkNextUpload()
    await page.getByText('Prints at 214 dpi: good').waitFor()
    await page.getByAltText('Preview of last-tram.png').waitFor()
    assert.equal(await page.getByLabel('Design URL (optional)').count(), 0)
    await page.getByLabel('Product Type').selectOption('poster')
    await page.getByText('Prints at 142 dpi: soft').waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)

    await page.getByRole('button', { name: 'Create Product' }).click()
    await page.getByText('Tick this box to use your artwork').waitFor()
    assert.isEmpty(await db.from('products'))
    const box = page.getByLabel(/^I own the rights/)
    await box.focus()
    await page.keyboard.press('Space')
    await page.getByText('Tick this box to use your artwork').waitFor({ state: 'detached' })
    await expect(box).toBeChecked()
    await page.getByRole('button', { name: 'Create Product' }).click()
    await toastOf(page, 'Product created successfully!')

    const [product] = await db.from('products').where('artist_id', artist.id)
    const [artwork] = await db.from('artworks')
    assert.equal(product.artwork_id, artwork.id)
    assert.equal(artwork.rights_confirmed_by, owner.id)
    const picture = page.locator(`main img[src="/files/${artwork.preview_key}"]`).first()
    await picture.waitFor()
    const isLoaded = (image: Element) => (image as HTMLImageElement).decode().then(() => true)
    assert.isTrue(await picture.evaluate(isLoaded))
  }).tags(['ART-16'])

  test('goes on after the network was lost, and after the page was reloaded', async ({
    assert,
    cleanup,
    visit,
  }) => {
    await useFolder(cleanup)
    useSmallParts(cleanup, 200 * KB)
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    const bytes = await noisyPng()
    const sent: string[] = []
    let isCut = true
    await page.route('**/api/artwork-uploads/*/parts/*', async (route) => {
      const number = route.request().url().split('/').at(-1)!
      if (isCut && Number(number) > 2) return route.abort()
      sent.push(number)
      return route.continue()
    })
    await openForm(page, owner)
    await choose(page, 'last-tram.png', bytes)
    await page.getByText('No connection. We’ll go on as soon as it’s back.').waitFor()

    await page.reload()
    const percent = Math.floor(((2 * 200 * KB) / bytes.length) * 100)
    const paused = `last-tram.png is ${percent}% uploaded. Choose the same file to go on.`
    await page.getByText(paused).waitFor()
    await choose(page, 'last-tram.png', await noisyPng())
    await page.getByText('That’s another file.').waitFor()
    await choose(page, 'last-tram.png', bytes)
    await page.getByText('No connection. We’ll go on as soon as it’s back.').waitFor()
    isCut = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Checking last-tram.png…').waitFor()
    assert.deepEqual(
      sent,
      Array.from({ length: Math.ceil(bytes.length / (200 * KB)) }, (_, index) => String(index + 1))
    )
    await page.reload()
    await page.getByText('Checking last-tram.png…').waitFor()
    await checkNextUpload()
    await page.getByText('Prints at 50 dpi: too small').waitFor()
    await page.reload()
    await page.getByText('Prints at 50 dpi: too small').waitFor()
    await page.getByRole('button', { name: 'Use another file' }).click()
    await page.getByRole('button', { name: 'Choose a file', exact: true }).waitFor()
    await page.getByLabel('Design URL (optional)').waitFor()
  }).tags(['ART-6', 'ART-16'])

  test('says what is wrong with a file, and takes one that is dropped or pasted', async ({
    assert,
    cleanup,
    visit,
  }) => {
    await useFolder(cleanup)
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await openForm(page, owner)
    await choose(page, 'nothing.png', Buffer.alloc(0))
    await page.getByRole('alert').filter({ hasText: 'This file is empty.' }).waitFor()
    await choose(page, 'words.png', Buffer.from('only words'))
    await checkNextUpload()
    await page.getByRole('alert').filter({ hasText: 'We can’t use this kind of file.' }).waitFor()

    const sentence = 'This browser can’t open HEIC photos. Upload it from the phone that took it'
    await choose(page, 'IMG_0002.HEIC', heicOf())
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    assert.isEmpty(await db.from('artwork_uploads').where('file_name', 'IMG_0002.HEIC'))

    const give = (kind: 'drop' | 'paste', base64: string) =>
      page.evaluate(
        ([type, text]) => {
          const bytes = Uint8Array.from(atob(text!), (letter) => letter.charCodeAt(0))
          const data = new DataTransfer()
          data.items.add(new File([bytes], `${type}.png`, { type: 'image/png' }))
          const area = document.querySelector('[role=group][aria-label="Your artwork"]')!
          const event =
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', {
                  clipboardData: data,
                  bubbles: true,
                  cancelable: true,
                })
          ;(type === 'drop' ? area : document.body).dispatchEvent(event)
        },
        [kind, base64]
      )
    for (const kind of ['drop', 'paste'] as const) {
      const size = kind === 'drop' ? { width: 1800, height: 2400 } : { width: 900, height: 1200 }
      await give(kind, (await transparentPng(size)).toString('base64'))
      await page.getByText(`Checking ${kind}.png…`).waitFor()
      await checkNextUpload()
      await page
        .getByText(`Prints at ${kind === 'drop' ? '150 dpi: good' : '75 dpi: too small'}`)
        .waitFor()
      await expect(page.getByText('Its background is printed too.')).toHaveCount(0)
      await page.getByRole('button', { name: 'Use another file' }).click()
    }
    // A picture that calls itself a photo of a phone, and that this browser can read.
    const photo = await sharp(await transparentPng({ width: 900, height: 1200 }))
      .avif({ effort: 0 })
      .toBuffer()
    photo.write('mif1', 8)
    await choose(page, 'IMG_0003.HEIC', photo)
    await page.getByText('Checking IMG_0003.jpg…').waitFor()
    await checkNextUpload()
    await page.getByText('Prints at 75 dpi: too small').waitFor()
    await page.getByText('Its background is printed too.').waitFor()
    const artworks = await db.from('artworks').orderBy('id')
    assert.lengthOf(artworks, 3)
    assert.deepInclude(artworks[2], { kind: 'jpeg', width: 900, height: 1200 })
  }).tags(['ART-16'])
})
