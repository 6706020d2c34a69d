/**
 * Cuts the face of running text down to the letters of English, which makes it less than half as large. For texts with
 * other letters the browser fetches the whole face as well (inertia/css/fonts.css).
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Where the file is written; `~fonts/` in imports. */
const FOLDER = join(import.meta.dirname, '../tmp/fonts')

const WHOLE_FACE =
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'

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

async function writeFace() {
  const { resolve } = createRequire(import.meta.url)
  const face = await subsetFont(await readFile(resolve(WHOLE_FACE)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 900 } },
  })
  await mkdir(FOLDER, { recursive: true })
  // Another build may be reading the file.
  const unfinished = join(FOLDER, `text.${process.pid}`)
  await writeFile(unfinished, face)
  await rename(unfinished, join(FOLDER, 'text.woff2'))
}

/** The Vite plugin. */
export function subsetTextFont(): Plugin {
  return {
    name: 'gigstall:subset-text-font',
    config: async () => {
      await writeFace()
      return { resolve: { alias: { '~fonts/': `${FOLDER}/` } } }
    },
  }
}
