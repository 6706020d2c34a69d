import { fill, mirrored, stroke } from '#artwork/svg'
import { printOn, stitches, type Garment } from '#artwork/garments/drawing'

const BACK =
  'M142 74C150 72 158 72 164 75C166 104 178 126 200 126C222 126 234 104 236 75C242 72 250 72 258 74C260 116 264 160 288 196L112 196C136 160 140 116 142 74z'
const FRONT =
  'M138 75C146 71 158 71 165 75C164 128 176 172 200 172C224 172 236 128 235 75C242 71 254 71 262 75C262 132 270 180 303 206C302 268 303 340 309 408C309 413 306 415 302 416C234 426 166 426 98 416C94 415 91 413 91 408C97 340 98 268 97 206C130 180 138 132 138 75z'

const PRINTS = {
  front: { x: 136, y: 196, width: 128, height: 154 },
  back: { x: 134, y: 190, width: 132, height: 160 },
  chest: { x: 212, y: 196, width: 42, height: 52 },
}

export const drawTankTop: Garment = (stall) => {
  const { cloth, isBack } = stall
  const folds =
    fill(
      cloth.shade,
      'M97 206C98 268 97 340 91 408C91 413 94 415 98 416L116 418C114 344 120 268 108 198z'
    ) +
    fill(
      cloth.shade,
      'M303 206C302 268 303 340 309 408C309 413 306 415 302 416L292 417C290 350 284 280 294 199z'
    ) +
    fill(cloth.fold, 'M300 212C282 232 258 244 230 246C258 252 286 246 302 230z') +
    fill(cloth.fold, 'M99 212C112 232 130 242 154 244C132 252 110 246 98 232z') +
    fill(cloth.fold, 'M303 320C284 336 272 360 266 394C278 366 290 352 305 346z') +
    fill(cloth.fold, 'M96 300C116 322 130 352 134 394C122 362 110 340 95 330z') +
    fill(cloth.fold, 'M212 420C208 396 214 374 230 350C222 380 222 400 226 420z') +
    fill(cloth.fold, 'M164 421C164 402 160 388 152 374C168 390 174 404 175 422z') +
    fill(cloth.light, 'M146 110C150 136 152 160 144 184C156 166 160 142 156 112z')

  const edge =
    stroke(cloth.light, 6, 'M260 75C260 132 268 180 301 204') +
    stroke(cloth.fold, 1.2, 'M257 75C257 132 264 182 298 208') +
    stitches(cloth.seam, 'M254 76C254 132 261 184 295 211')

  const inside =
    fill(cloth.deep, BACK) +
    fill('#E9E0CC', 'M189 130h22v14h-22z') +
    stroke(cloth.deep, 1.2, 'M193 135h14M193 139h9')
  const frontNeck =
    stroke(cloth.light, 7, 'M162 74C161 130 174 175 200 175C226 175 239 130 238 74') +
    stroke(cloth.fold, 1.2, 'M158.5 74C157 132 172 179 200 179C228 179 243 132 241.5 74') +
    stitches(cloth.seam, 'M155 75C154 134 170 182 200 182C230 182 246 134 245 75')
  /** Cut higher than the front. */
  const backNeck =
    fill(
      cloth.base,
      'M165 75C164 128 176 174 200 174C224 174 236 128 235 75C232 104 222 126 200 126C178 126 168 104 165 75z'
    ) +
    stroke(cloth.light, 7, 'M162 74C165 108 178 129 200 129C222 129 235 108 238 74') +
    stroke(cloth.fold, 1.2, 'M158.5 74C161 110 176 133 200 133C224 133 239 110 241.5 74')

  return (
    (isBack ? '' : inside) +
    fill(cloth.base, FRONT) +
    folds +
    mirrored(edge, 200) +
    (isBack ? backNeck : frontNeck) +
    mirrored(stroke(cloth.fold, 1.4, 'M235 80C244 77 254 77 262 80'), 200) +
    stitches(cloth.seam, 'M93 402C164 412 236 412 307 402') +
    stitches(cloth.seam, 'M93 407C164 417 236 417 307 407') +
    printOn(stall, PRINTS)
  )
}
