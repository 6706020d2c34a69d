import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirectory } from '#config/app'
import { launchChromiumWith } from '#tests/support/chromium'
import { photoOfCode } from '#tests/support/qr_pictures'
import { HttpSession } from '#tests/support/http_session'

const PHONE = { width: 375, height: 812 }

/** A phone's browser with a camera that shows a code. */
export async function phoneSeeing(content: string | null, isAllowed = true) {
  const browser = await launchChromiumWith(await cameraShowing(content))
  const context = await browser.newContext({
    viewport: PHONE,
    permissions: isAllowed ? ['camera'] : [],
    baseURL: HttpSession.origin(),
  })
  const page = await context.newPage()
  await page.addInitScript(refuseWithoutPermission)
  return { browser, page }
}

/** A headless browser grants every page the camera without asking: this honours the permission. */
function refuseWithoutPermission() {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const { state } = await navigator.permissions.query({ name: 'camera' })
    if (state !== 'granted') throw new DOMException('Permission denied', 'NotAllowedError')
    return open(wanted)
  }
}

/** The flags to launch a Chromium with whose camera shows this code. */
async function cameraShowing(content: string | null): Promise<string[]> {
  const frame = await photoOfCode(content, {
    width: 640,
    height: 480,
    codeSide: 330,
    type: 'jpeg',
  })
  const folder = join(dataDirectory, 'cameras')
  const file = join(folder, `${Date.now()}.mjpeg`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, Buffer.concat([frame, frame]))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}
