import PDFDocument from 'pdfkit'
import type { Direction } from '#core/print/bidi'
import { cutsOf, runsOf, runWidthOf, type Weight } from '#core/print/typeface'
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

type Place = {
  x: number
  baseline: number
  size: number
  weight: Weight
  spacing?: number
  /** Of the whole text that the line is of; that of its first letter where it is not given. */
  direction?: Direction
}

/** One line of text in ink, in as many fonts as its letters need. */
export function write(
  sheet: Sheet,
  text: string,
  { x, baseline, size, weight, spacing = 0, direction }: Place
) {
  sheet.fillColor(INK)
  let left = x
  for (const run of runsOf(text, weight, direction)) {
    sheet.font(run.cut.name, size).text(run.text, left, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
      // Given features, pdfkit lays words out together and not one by one from the left.
      ...(run.isRightToLeft && { features: [] }),
    })
    left += runWidthOf(run, size) + spacing * [...run.text].length
  }
}
