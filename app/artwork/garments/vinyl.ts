import { clipped, disc, fill, stroke } from '#artwork/svg'
import { garmentColorHex } from '#artwork/garment_colors'
import { luminance, mix } from '#artwork/color_math'
import type { Garment } from '#artwork/garments/drawing'
import { clothOf } from '#artwork/garments/cloth'

const SLEEVE = 'M28 138h228v228h-228z'
const CENTRE = { x: 262, y: 252 }

export const drawVinyl: Garment = ({ cloth, print, seed }) => {
  // A coloured pressing takes the variant's colour; a standard one is black, as most are.
  const standard = luminance(cloth.base) > 0.72
  const disk = standard ? clothOf(garmentColorHex('black')) : cloth
  const sleeve = standard ? cloth : clothOf('#EBE0C8')
  const { x, y } = CENTRE
  const groove = (radius: number) => disc(x, y, radius)
  const label = ['#E8452C', '#F2C14B', '#3E8E8C', '#F6F1E7'][seed % 4]

  const record =
    fill(disk.base, groove(110)) +
    fill(disk.light, `M${x} ${y}L${x + 62} ${y - 91}A110 110 0 0 1 ${x + 96} ${y - 54}z`) +
    fill(disk.light, `M${x} ${y}L${x + 74} ${y + 81}A110 110 0 0 1 ${x + 44} ${y + 101}z`) +
    stroke(disk.fold, 0.9, [103, 98, 93, 84, 79, 74, 69, 58, 53, 48].map(groove).join('')) +
    stroke(disk.seam, 0.7, groove(88.5) + groove(63.5)) +
    fill(label, groove(38)) +
    stroke(mix(label, '#15120F', 0.45), 1.2, groove(32) + groove(12)) +
    fill(
      mix(label, '#15120F', 0.55),
      `M${x + 10} ${y - 22}h14v3h-14zM${x + 14} ${y + 16}h12v3h-12z`
    ) +
    fill(sleeve.base, groove(4))

  return (
    record +
    fill(sleeve.deep, 'M252 138h8l3 3v222l-3 3h-8z') +
    clipped(
      SLEEVE,
      fill(sleeve.base, SLEEVE) +
        print({ x: 28, y: 138, width: 228, height: 228 }, sleeve.base, 'cover')
    ) +
    fill('#15120F', 'M28 138h5v228h-5z', 'opacity=".16"') +
    fill('#FFFFFF', 'M33 138h60L33 260z', 'opacity=".08"') +
    fill('#15120F', 'M251 138h5v228h-5z', 'opacity=".1"')
  )
}
