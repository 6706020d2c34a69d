import { collect, newDocument } from '#core/print/document'
import type { PosterFormat, PosterText } from '#gigs/posters/formats'
import { drawEdges, drawHead, drawStub } from '#gigs/posters/parts'
import { drawProducts } from '#gigs/posters/product_column'
import { drawCode, drawTypedCode } from '#gigs/posters/scan_code'
import { COLUMN, NARROW_COLUMN, PAGE } from '#gigs/posters/sheet'
import { isolated } from '#shared/isolated'

/** In points. A6 is half of A4 each way, but for what rounding to millimetres takes from the foot. */
const SIZES: Record<PosterFormat, { page: [number, number]; scale: number }> = {
  a4: { page: [PAGE.width, PAGE.height], scale: 1 },
  a6: { page: [297.64, 419.53], scale: 0.5 },
}

/**
 * The poster of a code as a PDF of one page: text in embedded fonts, the code as rectangles, products as pictures. Black
 * on white carries all that it means; the accent is nothing but a ground of words.
 */
export async function drawPoster(text: PosterText, format: PosterFormat): Promise<Buffer> {
  const { page, scale } = SIZES[format]
  const sheet = newDocument({
    size: page,
    title: [text.bandName, text.title].flatMap((part) => (part ? isolated(part) : [])).join(' - '),
    author: text.bandName,
  })
  const finished = collect(sheet)
  sheet.scale(scale)
  drawHead(sheet, text)
  const hasProducts = text.products.length > 0
  const column = hasProducts ? NARROW_COLUMN : COLUMN
  drawCode(sheet, text.storeUrl, column)
  drawTypedCode(sheet, text, column)
  if (hasProducts) drawProducts(sheet, text)
  drawStub(sheet, text)
  drawEdges(sheet)
  sheet.end()
  return finished
}
