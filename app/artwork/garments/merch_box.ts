import { fill, oval, stroke } from '#artwork/svg'
import { mix } from '#artwork/color_math'
import { clothOf } from '#artwork/garments/cloth'
import { stitches, type Garment } from '#artwork/garments/drawing'

/** A bundle: a carton with the goods looking out of it. */
export const drawMerchBox: Garment = ({ cloth, ground, print }) => {
  const card = clothOf('#C99F6C')
  const tube = clothOf('#E9DFC9')
  const goods =
    fill(tube.base, 'M98 96L132 84L160 236L116 240z') +
    fill(tube.shade, 'M120 88L132 84L160 236L142 238z') +
    fill(tube.deep, oval(0, 0, 18, 7), 'transform="translate(115 90) rotate(-19)"') +
    fill(tube.light, oval(0, 0, 11, 4), 'transform="translate(115 90) rotate(-19)"') +
    fill(cloth.base, 'M164 240V150C164 140 172 134 184 134H268C282 134 290 140 290 150V240z') +
    fill(
      cloth.light,
      'M164 166V150C164 140 172 134 184 134H268C282 134 290 140 290 150V166C270 158 184 158 164 166z'
    ) +
    stroke(cloth.fold, 2, 'M164 168C190 158 264 158 290 168M164 194C190 184 264 184 290 194') +
    stitches(cloth.seam, 'M164 160C190 150 264 150 290 160') +
    fill(cloth.fold, 'M206 134C206 152 248 152 248 134z') +
    fill('#1B1B1F', 'M292 236V172C304 152 330 164 334 190V240z') +
    stroke(
      '#3A3A40',
      1.2,
      'M298 236V180C306 164 322 172 326 194V240M304 236V188C309 178 316 184 318 198V240'
    )

  return (
    fill(mix(ground, '#2B1D14', 0.09), 'M0 372H400V500H0z') +
    fill(card.deep, 'M66 226L92 204H318L344 226z') +
    goods +
    fill(card.shade, 'M66 226L30 262L44 280L66 250z') +
    fill(card.shade, 'M344 226L376 258L364 278L344 250z') +
    fill(card.base, 'M66 226H344V420H66z') +
    fill(card.light, 'M66 226H344L360 262H52z') +
    fill(card.fold, 'M66 262H344V268H66z') +
    fill(card.shade, 'M312 268H344V420H312z') +
    fill(
      mix(card.base, '#FFF3D6', 0.42),
      'M190 226h32l2 36h-36zM190 268h30v22l-5-4-5 4-5-4-5 4-5-4-5 4z'
    ) +
    fill(card.deep, 'M96 396v-14h-6l9-10 9 10h-6v14zM120 396v-14h-6l9-10 9 10h-6v14z') +
    print({ x: 130, y: 274, width: 156, height: 140 }, card.base)
  )
}
