import PDFDocument from 'pdfkit'
import type { Direction } from '#core/print/bidi'
import type { Weight } from '#core/print/faces'
import { featuresOf, isShaped, runsOf, runWidthOf } from '#core/print/typeface'
import { clock } from '#shared/clock'

export type Sheet = PDFKit.PDFDocument

type Options = { size: [number, number]; title: string; author: string }

/** An empty PDF of one page. What `write` draws brings its fonts, of each the letters that are used. */
export function newDocument({ size, title, author }: Options): Sheet {
  return new PDFDocument({
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

/** Around lettering of a face that has no bold weight, as a share of the size. */
const OUTLINE = 0.028

/** One line of text in ink, in as many fonts as its letters need. */
export function write(
  sheet: Sheet,
  text: string,
  { x, baseline, size, weight, spacing = 0, direction }: Place
) {
  sheet.fillColor(INK)
  let left = x
  for (const run of runsOf(text, weight, direction)) {
    const { name, file, isLight } = run.cut
    const isOutlined = isLight && weight >= 600
    if (isOutlined) sheet.lineWidth(size * OUTLINE).strokeColor(INK)
    sheet.registerFont(name, file)
    sheet.font(name, size).text(run.text, left, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
      ...(isOutlined && { fill: true, stroke: true }),
      // Given features, pdfkit lays words out together and not one by one from the left; its types have lists alone.
      ...(isShaped(run) && { features: featuresOf(run) as never }),
    })
    left += runWidthOf(run, size) + spacing * [...run.text].length
  }
}
