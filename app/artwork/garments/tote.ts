import { fill, mirrored, stroke } from '#artwork/svg'
import { printOn, stitches, type Garment } from '#artwork/garments/drawing'

const BAG =
  'M88 192C160 198 240 198 312 192C315 270 321 350 328 428C328 434 326 437 321 438C240 446 160 446 79 438C74 437 72 434 72 428C79 350 85 270 88 192z'
const STRAP_END = 'M252 188h16v38h-16z'

const FRAME = { x: 116, y: 230, width: 168, height: 188 }
const PRINTS = {
  front: FRAME,
  back: FRAME,
  chest: { x: 168, y: 220, width: 64, height: 76 },
}

export const drawTote: Garment = (stall) => {
  const { cloth } = stall
  const strapEnd =
    fill(cloth.light, STRAP_END) +
    stroke(
      cloth.seam,
      1.1,
      'M254.5 200h11v22h-11zM254.5 200l11 22M265.5 200l-11 22',
      'stroke-dasharray="2.6 1.6"'
    )

  return (
    fill(cloth.deep, 'M88 192C160 184 240 184 312 192C240 204 160 204 88 192z') +
    stroke(cloth.fold, 15, 'M150 196C146 44 254 44 250 196') +
    fill(cloth.base, BAG) +
    fill(
      cloth.shade,
      'M312 192C315 270 321 350 328 428C328 434 326 437 321 438L296 440C306 356 300 270 290 194z'
    ) +
    fill(cloth.fold, 'M88 200C104 240 126 268 158 284C130 280 104 264 86 236z') +
    fill(cloth.fold, 'M310 214C298 250 276 276 246 290C278 288 300 274 313 254z') +
    fill(cloth.fold, 'M76 396C104 398 128 388 148 368C132 400 106 414 74 416z') +
    fill(cloth.fold, 'M324 380C300 386 280 380 262 364C276 394 300 404 326 402z') +
    fill(cloth.fold, 'M182 443C178 424 184 406 198 392C192 412 194 428 198 443z') +
    fill(cloth.light, 'M104 214C112 262 112 312 98 372C120 320 126 262 118 214z') +
    stroke(cloth.fold, 1.4, 'M88 210C160 216 240 216 312 210') +
    stitches(cloth.seam, 'M88 206C160 212 240 212 312 206') +
    printOn(stall, PRINTS) +
    stroke(cloth.light, 16, 'M140 192C128 8 272 8 260 192') +
    stitches(cloth.seam, 'M135 190C124 2 276 2 265 190M145 190C134 15 266 15 255 190') +
    mirrored(strapEnd, 200) +
    stitches(cloth.seam, 'M76 426C160 436 240 436 324 426')
  )
}
