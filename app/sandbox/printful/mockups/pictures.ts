import sharp from 'sharp'
import { drawMockup, garmentColorHex, printFrame } from '#artwork/public'
import { appUrl } from '#config/app'
import { printfulSandboxPath } from '#config/printful'
import { findVariant } from '#sandbox/printful/catalog/catalog'
import type { MockupTask } from '#sandbox/printful/mockups/tasks'

/** Size of a drawing. */
const [ACROSS, DOWN] = [400, 500]
/** Enough for the largest print in a picture. */
const PRINT_SIDE = 1_000
const MOST_BYTES = 50_000_000
const MOST_PIXELS = 150_000_000
const FETCH_MILLISECONDS = 10_000

/** The address of the picture of one side of a variant. */
export const mockupPictureUrl = ({ key }: MockupTask, placement: string, variantId: number) =>
  `${appUrl}${printfulSandboxPath}/mockups/${key}/${placement}-${variantId}.jpg`

/** Fetches a file and makes a small copy; null where its address has no picture. */
export async function fetchPrint(imageUrl: string): Promise<string | null> {
  try {
    const response = await fetch(imageUrl, { signal: AbortSignal.timeout(FETCH_MILLISECONDS) })
    if (!response.ok) return null
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > MOST_BYTES) return null
    const small = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .resize(PRINT_SIDE, PRINT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    return small.toString('base64')
  } catch {
    return null
  }
}

const isBackOf = (placement: string) => placement.endsWith('back')

/** The garment in the colour of the variant with the file on it. */
export async function drawPicture(
  task: MockupTask,
  placement: string,
  variantId: number
): Promise<Buffer | null> {
  const variant = await findVariant(variantId)
  const print = task.prints?.[placement]
  if (!variant || print === undefined) return null
  const { garment } = variant.blank.line
  const side = isBackOf(placement) ? 'back' : 'front'
  const drawing = drawMockup({
    productType: garment,
    color: variant.color ? variant.color.hex : garmentColorHex('Standard'),
    view: side,
  })
  const scale = task.width / ACROSS
  const frame = printFrame(garment, side)
  const printed = await sharp(Buffer.from(print, 'base64'))
    .resize(Math.round(frame.width * scale), Math.round(frame.height * scale), {
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer()
  return sharp(Buffer.from(drawing), { density: 72 * scale })
    .resize(task.width, Math.round(DOWN * scale))
    .composite([
      { input: printed, left: Math.round(frame.x * scale), top: Math.round(frame.y * scale) },
    ])
    .jpeg({ quality: 85 })
    .toBuffer()
}
