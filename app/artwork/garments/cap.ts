import { disc, fill, oval, stroke } from '#artwork/svg'
import { stitches, type Garment } from '#artwork/garments/drawing'

// Seen from three quarters: the front panels face left, so that peak and profile both tell.
const CROWN =
  'M84 286C76 214 112 150 194 140C200 139 208 139 214 140C296 146 338 208 332 282C331 290 326 294 318 297C262 318 152 318 96 297C88 294 85 292 84 286z'
const PEAK =
  'M86 282C58 296 26 330 26 356C26 372 40 378 60 374C126 359 214 356 262 328C270 322 273 315 272 308C206 316 140 312 96 297C90 294 87 290 86 282z'
const EDGE =
  'M26 356C26 372 40 378 60 374C126 359 214 356 262 328C270 322 273 315 272 308C276 322 272 331 262 338C212 366 130 370 62 384C38 388 22 376 26 356z'

/** Rows of sewing between the crown and the rim of the peak, 0 at the crown and 1 at the rim. */
function row(depth: number): string {
  const between = (crown: number, rim: number) => Math.round(crown + (rim - crown) * depth)
  return `M${between(88, 28)} ${between(294, 352)}C${between(116, 20)} ${between(312, 396)} ${between(200, 190)} ${between(318, 360)} ${between(262, 260)} ${between(311, 328)}`
}

export const drawCap: Garment = ({ cloth, print }) => {
  const panels =
    fill(
      cloth.shade,
      'M210 140C262 166 280 238 270 310L318 297C326 294 331 290 332 282C338 208 296 146 214 140z'
    ) +
    fill(
      cloth.fold,
      'M214 140C284 156 320 222 314 298L318 297C326 294 331 290 332 282C338 208 296 146 214 140z'
    ) +
    stroke(cloth.fold, 2, 'M206 140C262 166 280 238 270 310') +
    stitches(cloth.seam, 'M200 140C254 166 273 238 263 311M212 140C268 166 287 236 277 308') +
    stitches(cloth.seam, 'M216 141C282 160 314 222 308 300') +
    fill(cloth.deep, disc(287, 214, 4.5)) +
    stroke(cloth.seam, 1.4, disc(287, 214, 6.4)) +
    fill(
      cloth.light,
      'M104 226C110 190 136 164 172 154C150 172 132 198 124 234C116 238 106 236 104 226z'
    )

  return (
    fill(cloth.base, CROWN) +
    panels +
    fill(
      cloth.fold,
      'M84 286C85 292 88 294 96 297C152 318 262 318 318 297L316 287C262 306 150 306 85 278z'
    ) +
    stitches(cloth.seam, 'M92 277C150 302 256 304 312 286') +
    fill(cloth.base, oval(206, 139, 12, 5.5)) +
    stroke(cloth.fold, 1.5, oval(206, 139, 12, 5.5)) +
    print({ x: 124, y: 182, width: 106, height: 104 }, cloth.base) +
    fill(cloth.deep, EDGE) +
    fill(cloth.base, PEAK) +
    fill(
      cloth.shade,
      'M272 308C273 315 270 322 262 328C240 341 212 349 182 354C220 344 252 330 258 310z'
    ) +
    fill(
      cloth.light,
      'M70 308C96 318 138 326 176 326C134 334 92 342 58 356C46 358 40 350 44 340C50 326 60 316 70 308z'
    ) +
    [0.3, 0.5, 0.7, 0.88].map((depth) => stitches(cloth.seam, row(depth))).join('')
  )
}
