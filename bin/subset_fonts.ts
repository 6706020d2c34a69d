/**
 * Cuts the two faces of the screens down to the letters of English text, which makes them less than half as large. Texts
 * with other letters have the browser fetch the whole face as well (inertia/css/fonts.css).
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Where the files are written; `~fonts/` in imports. */
export const FONT_FOLDER = join(import.meta.dirname, '../tmp/fonts')

/** What the texts of the screens are written with, in code points. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa3],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2011, 0x2026],
  [0x2212, 0x2212],
] as const

const LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
).join('')

const FACES = [
  { name: 'display', file: '@fontsource/big-shoulders/files/big-shoulders-latin-900-normal.woff2' },
  {
    name: 'text',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 900 } },
  },
]

/** Writes a file that another process may be reading. */
async function replaceFile(path: string, content: Buffer) {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

async function writeFaces() {
  const { resolve } = createRequire(import.meta.url)
  await mkdir(FONT_FOLDER, { recursive: true })
  for (const { name, file, variationAxes } of FACES) {
    const whole = await readFile(resolve(file))
    const part = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes })
    await replaceFile(join(FONT_FOLDER, `${name}.woff2`), part)
  }
}

/** The Vite plugin. */
export function subsetFonts(): Plugin {
  return {
    name: 'gigstall:subset-fonts',
    config: async () => {
      await writeFaces()
      return { resolve: { alias: { '~fonts/': `${FONT_FOLDER}/` } } }
    },
  }
}
