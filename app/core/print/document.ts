import PDFDocument from 'pdfkit'
import { cutsOf, runsOf, widthOf, type Weight } from '#core/print/typeface'
import { clock } from '#shared/clock'

export type Sheet = PDFKit.PDFDocument

type Options = { size: [number, number]; title: string; author: string; weights: Weight[] }

/** An empty PDF with its fonts embedded; without a page where the caller adds its own. */
export function newDocument({ size, title, author, weights }: Options): Sheet {
  const sheet = new PDFDocument({
    size,
    margin: 0,
    lang: 'en-GB',
    info: {
      Title: title,
      Author: author,
      Creator: 'Gigstall',
      CreationDate: clock.now().toJSDate(),
    },
  })
  for (const weight of weights)
    for (const { name, file } of cutsOf(weight)) sheet.registerFont(name, file)
  return sheet
}

/** All of a document, once it has ended. */
export function collect(sheet: Sheet): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
}

export const INK = '#15120F'

type Place = { x: number; baseline: number; size: number; weight: Weight; spacing?: number }

/** One line of text in ink, in as many fonts as its letters need. */
export function write(
  sheet: Sheet,
  text: string,
  { x, baseline, size, weight, spacing = 0 }: Place
) {
  sheet.fillColor(INK)
  let left = x
  for (const { cut, text: part } of runsOf(text, weight)) {
    sheet.font(cut.name, size).text(part, left, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
    })
    left += widthOf(part, weight, size) + spacing * [...part].length
  }
}
