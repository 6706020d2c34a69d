import { clipped, disc, fill, stroke } from '#artwork/svg'
import { mix } from '#artwork/color_math'
import type { Garment } from '#artwork/garments/drawing'

const CASE = 'M54 134h234q4 0 4 4v232q0 4-4 4h-234q-4 0-4-4v-232q0-4 4-4z'
const BOOKLET = 'M82 142h202v224h-202z'

export const drawCd: Garment = ({ cloth, ground, print }) => {
  const x = 274
  const y = 254
  const ring = (radius: number) => disc(x, y, radius)
  const sheen = (color: string, from: string, to: string) =>
    fill(color, `M${x} ${y}L${from}A104 104 0 0 1 ${to}z`)
  const glass = mix(ground, '#FFFFFF', 0.5)

  const record =
    fill('#CFCDC9', ring(104)) +
    sheen('#E9E7E2', '330 166.4', '357 191.6') +
    sheen('#F3C9B9', '357 191.6', '368 210.6') +
    sheen('#B9D3CF', '368 297.4', '352.4 322.4') +
    sheen('#E9E7E2', '352.4 322.4', '326 344') +
    stroke('#B5B2AC', 1, ring(101) + ring(36)) +
    fill('#E4E2DD', ring(33)) +
    stroke('#B5B2AC', 1.4, ring(24)) +
    fill(ground, ring(13))

  const spine =
    fill('#2A2826', 'M54 134h24v240h-24q-4 0-4-4v-232q0-4 4-4z') +
    stroke(
      '#4A4744',
      1.6,
      'M56 146h14M56 152h14M56 158h14M56 164h14M56 344h14M56 350h14M56 356h14M56 362h14'
    )

  return (
    record +
    fill(glass, CASE) +
    spine +
    clipped(
      BOOKLET,
      fill(cloth.base, BOOKLET) +
        print({ x: 82, y: 142, width: 202, height: 224.4 }, cloth.base, 'inlay')
    ) +
    stroke(mix(glass, '#2B1D14', 0.35), 1.3, CASE) +
    stroke(mix(glass, '#2B1D14', 0.25), 1.1, BOOKLET) +
    fill(
      glass,
      'M150 134h26v10q-13 6-26 0zM224 134h26v10q-13 6-26 0zM150 374h26v-10q-13-6-26 0zM224 374h26v-10q-13-6-26 0z'
    ) +
    fill('#FFFFFF', 'M82 142h70L82 330z', 'opacity=".13"')
  )
}
