import { box, clipped, d, fill, stroke } from '#artwork/svg'
import { mix } from '#artwork/color_math'
import { stitches, type Garment } from '#artwork/garments/drawing'

const TOP =
  'M72 116C72 108 78 104 86 104H316C324 104 330 108 330 116V386C330 394 324 398 316 398H86C78 398 72 394 72 386z'

/** Goods of no other kind: a tea towel, a napkin, a scarf, folded square with the print on top. */
export const drawFoldedCloth: Garment = ({ cloth, ground, print }) => {
  const layers = [2, 1, 0]
    .map((layer) => {
      const y = 386 + layer * 11
      return (
        fill(
          layer % 2 === 0 ? cloth.shade : cloth.light,
          d`M${76 + layer} ${y - 20}H${328 - layer}V${y + 6}C${328 - layer} ${y + 14} ${320 - layer} ${y + 17} ${312 - layer} ${y + 17}H${90 + layer}C${82 + layer} ${y + 17} ${76 + layer} ${y + 14} ${76 + layer} ${y + 6}z`
        ) + stroke(cloth.fold, 1.4, d`M${80 + layer} ${y + 14}H${322 - layer}`)
      )
    })
    .join('')
  return (
    fill(mix(ground, '#2B1D14', 0.08), 'M58 132H342L356 430H66z') +
    layers +
    fill(cloth.base, TOP) +
    clipped(
      TOP,
      fill(cloth.shade, box(72, 104, 258, 10)) +
        fill(cloth.shade, box(72, 386, 258, 12)) +
        fill(cloth.fold, 'M330 150C300 158 270 154 246 136C268 166 300 172 330 168z') +
        fill(cloth.fold, 'M72 352C100 340 124 344 144 362C124 334 96 330 72 338z') +
        fill(cloth.light, 'M72 176C96 172 116 178 128 190C112 170 92 164 72 166z')
    ) +
    stitches(cloth.seam, 'M82 118H320M82 378H320') +
    stitches(cloth.seam, 'M84 108V394M318 108V394') +
    fill(cloth.seam, 'M330 196h14v34h-14z') +
    fill('#E9E0CC', 'M330 199h11v28h-11z') +
    print({ x: 104, y: 136, width: 194, height: 226 }, cloth.base)
  )
}
