import { readFileSync, writeFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { drawCrowd, ink, paper, type Place } from './crowd.ts'
import { drawStage } from './stage.ts'
import type { Lettering } from './tour_shirt.ts'

// Draws the crowds and stages of the landing page, the fan's home and the login pages: `node
// bin/landing_posters/draw.ts`

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

const stage = '#FF4B1F'

const wide: Place = {
  ground: stage,
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
  ground: stage,
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

const band: Place = {
  ground: stage,
  width: 1440,
  height: 420,
  pitch: 15,
  hero: { x: 1090, y: 214, scale: 0.66 },
  shade: (x) => ramp(x, 640, 940) ** 1.3,
  rows: [
    {
      from: 850,
      to: 1480,
      gap: 72,
      scale: 0.33,
      top: (x) => 322 + ramp(1000 - x, 0, 160) * 56,
      clear: [1026, 1156],
    },
    {
      from: 800,
      to: 1520,
      gap: 112,
      scale: 0.5,
      top: (x) => 408 - ramp(x, 840, 1440) * 30,
      clear: [972, 1206],
    },
  ],
}

const poster: Place = {
  ground: '#E8C547',
  far: '#1F5F6B',
  sun: { radius: 318, color: paper },
  width: 1080,
  height: 1000,
  pitch: 20,
  hero: { x: 540, y: 496, scale: 1.2 },
  shade: () => 1,
  rows: [
    { from: -40, to: 1130, gap: 96, scale: 0.52, top: () => 752, clear: [420, 660] },
    { from: 20, to: 1110, gap: 138, scale: 0.74, top: () => 940, clear: [372, 708] },
  ],
}

const drawings = {
  crowd_wide: drawCrowd(wide, lettering),
  crowd_tall: drawCrowd(tall, lettering),
  crowd_band: drawCrowd(band, lettering),
  crowd_poster: drawCrowd(poster, lettering),
  stage_poster: drawStage({ ground: '#8FB8A8', ink, paper, second: '#A8322A' }),
}

for (const [name, drawing] of Object.entries(drawings)) {
  writeFileSync(new URL(`../../inertia/artwork/${name}.svg`, import.meta.url), drawing)
}
