import { clipped, fill, mirrored, stroke } from '#artwork/svg'
import { INK, mix } from '#artwork/color_math'
import type { Garment } from '#artwork/garments/drawing'

const SHEET = 'M64 58H336V394C334 412 322 428 302 438H64z'

export const drawPoster: Garment = ({ cloth, ground, print }) => {
  const art = print({ x: 64, y: 58, width: 272, height: 380.8 }, cloth.base, 'sheet')
  const clip =
    fill(INK, 'M262 40h30l5 24c0 3-2 4-4 4h-32c-2 0-4-1-4-4z') +
    fill(mix(INK, '#FFFFFF', 0.22), 'M264 56h26l1 5h-28z') +
    stroke('#8C8A86', 2.6, 'M268 40c-3-10-4-18 1-20h16c5 2 4 10 1 20')
  const plain = stroke(cloth.shade, 2, 'M80 74H320V388C317 402 309 413 297 422H80z')

  return (
    fill(mix(ground, '#2B1D14', 0.08), 'M50 70L322 48L350 424L84 452z') +
    clipped(SHEET, fill(cloth.base, SHEET) + (art || plain)) +
    fill('#FFFFFF', 'M64 58H104L64 170z', 'opacity=".06"') +
    fill(
      cloth.shade,
      'M336 394C328 406 314 408 296 402C302 414 304 426 302 438C322 428 334 412 336 394z'
    ) +
    fill(
      mix(cloth.light, '#FFFFFF', 0.4),
      'M336 394C328 406 314 408 296 402C308 424 324 420 336 394z'
    ) +
    mirrored(clip, 200)
  )
}
