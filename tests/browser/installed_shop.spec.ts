import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { phoneSeeing } from '#tests/support/camera'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'

type Manifest = { shortcuts: { name: string; url: string }[] }

test.group('Browser: the shop on the home screen', (group) => {
  let browser: Browser | undefined
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.teardown(async () => browser?.close())

  test('has a shortcut that opens the scanner, whose camera reads the code at once', async () => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const phone = await phoneSeeing(
      `${HttpSession.origin()}/artist/${artist.id}/store?qr=${code.code}`
    )
    browser = phone.browser
    const manifest = await fetch(`${HttpSession.origin()}/site.webmanifest`)
    const { shortcuts } = (await manifest.json()) as Manifest
    await phone.page.goto(shortcuts.find(({ name }) => name === 'Scan a QR code')!.url)
    await phone.page.waitForURL((url) => url.pathname === `/store/${artist.id}`)
  }).tags(['PAGES-21'])
})
