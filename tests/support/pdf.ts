import { inflateSync } from 'node:zlib'

/** As much of a PDF of ours as a test asks about: its pages, the pictures in it, the size of the first page, and the filled rectangles of that page as SVG. */
export function picturesOf(document: Buffer) {
  const text = document.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.trimEnd().endsWith('%%EOF')) throw new Error('Not a PDF')
  const [, box = ''] = /\/MediaBox \[([^\]]+)\]/.exec(text) ?? []
  const [, , width, height] = box.split(' ').map(Number)
  return {
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    images: text.match(/\/Subtype \/Image\b/g)?.length ?? 0,
    box: box.split(' ').map(Number),
    drawing: toSvg(contentOf(text), width!, height!),
  }
}

/** What the first page draws: the stream that its `Contents` names; pictures are streams of their own. */
function contentOf(text: string): string {
  const [, object] = /\/Contents (\d+) 0 R/.exec(text) ?? []
  const begin = text.search(new RegExp(`(?:^|\\n)${object} 0 obj`))
  const start = /stream\r?\n/.exec(text.slice(begin))!
  const from = begin + start.index + start[0].length
  const stream = text.slice(from, text.indexOf('endstream', from))
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

const NUMBER = '(-?[\\d.]+)'
const STEP = new RegExp(
  `${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER} re|${NUMBER} ${NUMBER} ${NUMBER} scn|\\bf\\b|${NUMBER} 0 0 ${NUMBER} ${NUMBER} ${NUMBER} cm`,
  'g'
)

/** Rectangles in the colour they are filled with; transformations do not end, because no rectangle stands within a text. */
function toSvg(content: string, width: number, height: number): string {
  let scale = 1
  let color = ''
  let shapes = ''
  let waiting: string[] = []
  const withoutText = content.replace(/q\s[^q]*?BT[\s\S]*?ET\s*Q/g, '')
  for (const [step, x, y, w, h, red, green, blue, across] of withoutText.matchAll(STEP)) {
    if (step.endsWith('re')) waiting.push(`M${x} ${y}h${w}v${h}h-${w}z`)
    else if (step.endsWith('scn')) color = rgb([red, green, blue])
    else if (step.endsWith('cm') && Number(across) < 1) scale = Number(across)
    else if (step === 'f') {
      shapes += `<path fill="${color}" d="${waiting.join('')}"/>`
      waiting = []
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><g transform="scale(${scale})">${shapes}</g></svg>`
}

const rgb = (parts: (string | undefined)[]) =>
  `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(' ')})`
