/**
 * Cuts the two faces of the screens down to the letters of English, which makes them little more than half as large. For
 * texts with other letters the browser fetches the whole face as well (inertia/css/fonts.css).
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Where the files are written; `~fonts/` in imports. */
const FOLDER = join(import.meta.dirname, '../tmp/fonts')

const FACES = [
  {
    name: 'display',
    whole: '@fontsource/big-shoulders/files/big-shoulders-latin-900-normal.woff2',
  },
  {
    name: 'text',
    whole: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 900 } },
  },
]

/** The letters and signs of the screens, in code points. */
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

async function writeFace({ name, whole, variationAxes }: (typeof FACES)[number]) {
  const { resolve } = createRequire(import.meta.url)
  const face = await subsetFont(await readFile(resolve(whole)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes,
  })
  // Another build may be reading the file.
  const unfinished = join(FOLDER, `${name}.${process.pid}`)
  await writeFile(unfinished, face)
  await rename(unfinished, join(FOLDER, `${name}.woff2`))
}

/** The Vite plugin. */
export function subsetFonts(): Plugin {
  return {
    name: 'gigstall:subset-fonts',
    config: async () => {
      await mkdir(FOLDER, { recursive: true })
      for (const face of FACES) await writeFace(face)
      return { resolve: { alias: { '~fonts/': `${FOLDER}/` } } }
    },
  }
}
