import { clipped, fill, stroke } from '#artwork/svg'
import { mix } from '#artwork/color_math'
import type { Garment } from '#artwork/garments/drawing'

const BACKING = 'M56 108h288v288h-288z'
const VINYL =
  'M104 132H296C312 132 320 140 320 156V300L248 372H104C88 372 80 364 80 348V156C80 140 88 132 104 132z'
const FACE =
  'M108 144H292C303 144 308 149 308 160V312L260 360H108C97 360 92 355 92 344V160C92 149 97 144 108 144z'

export const drawSticker: Garment = ({ cloth, ground, print }) => {
  const release = mix(ground, '#FFFDF6', 0.55)
  return (
    '<g transform="rotate(-5 200 252)">' +
    fill(release, BACKING) +
    stroke(
      mix(release, '#2B1D14', 0.12),
      1.2,
      'M80 108V396M128 108V396M176 108V396M224 108V396M272 108V396M320 108V396'
    ) +
    fill(mix(release, '#2B1D14', 0.16), 'M320 300V348C320 364 312 372 296 372H248z') +
    fill('#FFFDF8', VINYL) +
    clipped(
      FACE,
      fill(cloth.base, FACE) +
        print({ x: 92, y: 144, width: 216, height: 216 }, cloth.base, 'sticker')
    ) +
    fill('#FFFFFF', 'M92 160C92 149 97 144 108 144H196L92 286z', 'opacity=".09"') +
    fill(
      '#C9C3B6',
      'M320 300C300 312 272 298 254 300C246 302 244 308 246 316C252 336 236 352 248 372z'
    ) +
    fill(
      '#EDE8DC',
      'M320 300C300 312 272 298 254 300C262 306 264 322 258 340C256 350 252 362 248 372z'
    ) +
    '</g>'
  )
}
