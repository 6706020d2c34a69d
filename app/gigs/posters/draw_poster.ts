import { collect, newDocument, type Sheet } from '#core/print/document'
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
  const sheet = newDocument({
    size: SIZES[format].page,
    title: [text.bandName, text.title].flatMap((part) => (part ? isolated(part) : [])).join(' - '),
    author: text.bandName,
  })
  const finished = collect(sheet)
  drawPage(sheet, text, SIZES[format].scale)
  sheet.end()
  return finished
}

/**
 * The posters of several codes as a PDF, a page each. Pages are drawn one by one, each when `inTurn` lets it, and leave as
 * soon as they are drawn.
 */
export function drawPosters(
  texts: PosterText[],
  format: PosterFormat,
  inTurn: (draw: () => Promise<void>) => Promise<void>
): Sheet {
  const { page, scale } = SIZES[format]
  const author = texts[0]?.bandName ?? ''
  const sheet = newDocument({ size: page, title: isolated(author), author })
  const drawAll = async () => {
    for (const [index, text] of texts.entries()) {
      await inTurn(async () => {
        if (index > 0) sheet.addPage({ size: page, margin: 0 })
        drawPage(sheet, text, scale)
      })
    }
    await inTurn(async () => sheet.end())
  }
  drawAll().catch((error: Error) => sheet.destroy(error))
  return sheet
}

function drawPage(sheet: Sheet, text: PosterText, scale: number) {
  sheet.scale(scale)
  drawHead(sheet, text)
  const hasProducts = text.products.length > 0
  const column = hasProducts ? NARROW_COLUMN : COLUMN
  drawCode(sheet, text.storeUrl, column)
  drawTypedCode(sheet, text, column)
  if (hasProducts) drawProducts(sheet, text)
  drawStub(sheet, text)
  drawEdges(sheet)
}
