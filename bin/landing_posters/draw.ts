import { readFileSync, writeFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { drawCrowd, type Place } from './crowd.ts'
import type { Lettering } from './tour_shirt.ts'

// Draws the pictures of the landing page anew: `node bin/landing_posters/draw.ts`

const file = readFileSync(
  new URL(
    '../../node_modules/@fontsource/big-shoulders/files/big-shoulders-latin-900-normal.woff',
    import.meta.url
  )
)
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

const lettering: Lettering = (text, size) => ({
  path: font.getPath(text, 0, 0, size).toPathData(1),
  width: font.getAdvanceWidth(text, size),
})

const ramp = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

const wide: Place = {
  width: 1440,
  height: 720,
  pitch: 16,
  hero: { x: 1100, y: 352, scale: 0.94 },
  shade: (x) => ramp(x, 690, 1000) ** 1.3,
  rows: [
    {
      from: 850,
      to: 1480,
      gap: 92,
      scale: 0.42,
      top: (x) => 570 + ramp(1010 - x, 0, 180) * 80,
      clear: [1010, 1190],
    },
    {
      from: 810,
      to: 1520,
      gap: 140,
      scale: 0.64,
      top: (x) => 706 - ramp(x, 860, 1440) * 50,
      clear: [940, 1262],
    },
  ],
}

const tall: Place = {
  width: 750,
  height: 600,
  pitch: 15,
  hero: { x: 378, y: 290, scale: 0.8 },
  shade: (_x, y) => ramp(y, -60, 300) ** 1.2,
  rows: [
    { from: 0, to: 780, gap: 84, scale: 0.38, top: () => 476, clear: [305, 455] },
    { from: -20, to: 790, gap: 124, scale: 0.58, top: () => 575, clear: [290, 470] },
  ],
}

for (const [name, place] of Object.entries({ crowd_wide: wide, crowd_tall: tall })) {
  writeFileSync(
    new URL(`../../inertia/artwork/${name}.svg`, import.meta.url),
    drawCrowd(place, lettering)
  )
}
