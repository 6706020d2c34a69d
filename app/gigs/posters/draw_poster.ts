import PDFDocument from 'pdfkit'
import type { PosterFormat, PosterText } from '#gigs/posters/formats'
import { drawCode, drawEdges, drawHead, drawLetters, drawStub } from '#gigs/posters/parts'
import { PAGE, type Sheet } from '#gigs/posters/sheet'
import { cutsOf, WEIGHTS } from '#gigs/posters/typeface'
import { clock } from '#shared/clock'

/** In points. A6 is half of A4 each way, but for what rounding to millimetres takes from the foot. */
const SIZES: Record<PosterFormat, { page: [number, number]; scale: number }> = {
  a4: { page: [PAGE.width, PAGE.height], scale: 1 },
  a6: { page: [297.64, 419.53], scale: 0.5 },
}

/**
 * The poster of a code as a PDF of one page: text in embedded fonts, the code as rectangles. Black on white carries all
 * that it means; the accent is nothing but the ground of the name.
 */
export async function drawPoster(text: PosterText, format: PosterFormat): Promise<Buffer> {
  const { page, scale } = SIZES[format]
  const sheet = new PDFDocument({
    size: page,
    margin: 0,
    lang: 'en-GB',
    info: {
      Title: [text.bandName, text.title].filter(Boolean).join(' - '),
      Author: text.bandName,
      Creator: 'Gigstall',
      CreationDate: clock.now().toJSDate(),
    },
  })
  for (const weight of WEIGHTS)
    for (const { name, file } of cutsOf(weight)) sheet.registerFont(name, file)
  const finished = collect(sheet)
  sheet.scale(scale)
  drawHead(sheet, text)
  drawCode(sheet, text.storeUrl)
  drawLetters(sheet, text)
  drawStub(sheet, text)
  drawEdges(sheet)
  sheet.end()
  return finished
}

function collect(sheet: Sheet): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
}
