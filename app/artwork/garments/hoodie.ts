import { disc, fill, mirrored, stroke } from '#artwork/svg'
import type { Cloth } from '#artwork/garments/cloth'
import { printOn, ribs, stitches, type Garment } from '#artwork/garments/drawing'

const SLEEVE =
  'M288 126C312 134 328 152 336 182C346 222 358 284 368 350C369 356 368 359 364 361L332 369C328 370 325 368 324 364C316 320 308 270 298 226z'
const CUFF =
  'M326 366C338 366 354 362 366 357C370 368 372 380 373 392C373 396 371 398 367 399L340 404C336 405 334 403 333 400C330 388 327 378 326 366z'
const BODY =
  'M150 112C136 120 122 124 110 127C100 156 98 190 101 230C104 290 103 350 99 404L301 404C297 350 296 290 299 230C302 190 300 156 290 127C278 124 264 120 250 112L200 160z'
const HEM =
  'M102 400C166 408 234 408 298 400C300 412 299 424 296 432C295 435 293 436 290 436C230 443 170 443 110 436C107 436 105 435 104 432C101 424 100 412 102 400z'
const HOOD =
  'M142 132C126 104 132 66 158 48C182 34 218 34 242 48C268 66 274 104 258 132C246 152 226 166 208 172L200 160L192 172C174 166 154 152 142 132z'
const OPENING =
  'M200 62C226 62 243 78 243 102C243 126 222 146 200 162C178 146 157 126 157 102C157 78 174 62 200 62z'
const POCKET =
  'M152 322C150 319 151 317 155 316C184 313 216 313 245 316C249 317 250 319 248 322C254 342 262 356 276 366C280 369 281 372 281 376L282 405C228 409 172 409 118 405L119 376C119 372 120 369 124 366C138 356 146 342 152 322z'

const PRINTS = {
  front: { x: 134, y: 195, width: 132, height: 118 },
  back: { x: 130, y: 216, width: 140, height: 168 },
  chest: { x: 220, y: 196, width: 46, height: 56 },
  sleeve: { x: 312, y: 208, width: 36, height: 76, turn: -10 },
}

/** The hood lying down between the shoulders, its seam in the middle. */
function hoodBehind(cloth: Cloth): string {
  return (
    fill(cloth.base, 'M136 118C128 84 146 54 200 54C254 54 272 84 264 118L250 150H150z') +
    fill(
      cloth.base,
      'M138 112C134 168 160 204 200 206C240 204 266 168 262 112C240 92 160 92 138 112z'
    ) +
    fill(
      cloth.shade,
      'M138 112C134 168 160 204 200 206C240 204 266 168 262 112C258 156 236 188 200 190C164 188 142 156 138 112z'
    ) +
    stroke(cloth.fold, 1.6, 'M200 56V206') +
    stitches(cloth.seam, 'M196 58V204M204 58V204') +
    stroke(cloth.fold, 1.5, 'M138 112C134 168 160 204 200 206C240 204 266 168 262 112')
  )
}

export const drawHoodie: Garment = (stall) => {
  const { cloth, isBack } = stall
  const cord = '#E9E0CC'
  const sleeve =
    fill(cloth.base, SLEEVE) +
    fill(
      cloth.shade,
      'M322 150C330 160 335 176 339 194C349 240 358 290 368 350C369 356 368 359 364 361L350 364C347 290 340 214 322 150z'
    ) +
    fill(cloth.fold, 'M298 226C308 214 314 196 314 176C320 204 316 232 304 254z') +
    fill(cloth.fold, 'M310 278C322 280 334 276 344 266C338 284 324 292 312 292z') +
    fill(cloth.fold, 'M315 312C328 318 342 314 352 304C346 322 330 330 318 326z') +
    fill(cloth.fold, 'M322 350C334 354 350 348 360 338C354 354 338 362 324 362z') +
    fill(cloth.light, CUFF) +
    ribs(cloth.fold, 28, 'M333 385.5C345 385 357 382 368 378') +
    stroke(cloth.fold, 1.4, 'M325 366C338 366 354 362 366 357')

  const folds =
    fill(cloth.shade, 'M101 230C104 290 103 350 99 404L118 405C122 340 124 280 101 230z') +
    fill(cloth.shade, 'M299 230C296 290 297 350 301 404L286 405C286 340 284 280 299 230z') +
    fill(cloth.fold, 'M299 226C286 242 266 252 240 256C266 262 288 256 299 244z') +
    fill(cloth.fold, 'M101 226C112 244 130 252 152 252C132 262 110 256 101 244z') +
    fill(cloth.fold, 'M298 300C284 312 274 330 270 352C280 334 290 326 298 322z') +
    fill(cloth.fold, 'M102 300C114 310 122 322 126 344C118 330 110 326 102 322z') +
    fill(cloth.light, 'M120 138C132 156 138 180 136 206C128 182 122 160 112 142z')

  const hood =
    fill(cloth.base, HOOD) +
    fill(
      cloth.shade,
      'M142 132C126 104 132 66 158 48C148 72 146 104 162 136C172 152 184 160 192 172C174 166 154 152 142 132z'
    ) +
    fill(
      cloth.shade,
      'M258 132C274 104 268 66 242 48C252 72 254 104 238 136C228 152 216 160 208 172C226 166 246 152 258 132z'
    ) +
    stroke(cloth.fold, 1.4, 'M200 38V62') +
    fill(cloth.deep, OPENING) +
    fill(cloth.fold, 'M200 66C182 66 166 76 162 96C176 84 224 84 238 96C234 76 218 66 200 66z') +
    stroke(
      cloth.light,
      7,
      'M197 162C178 148 157 126 157 102C157 78 174 62 200 62C226 62 243 78 243 102C243 126 224 144 203 160'
    ) +
    stitches(
      cloth.seam,
      'M192 166C168 150 151 128 151 102C151 74 172 56 200 56C228 56 249 74 249 102C249 128 232 150 208 166'
    )

  const cords =
    fill(cloth.seam, disc(182, 157, 4) + disc(218, 157, 4)) +
    stroke(cord, 3.6, 'M182 157C179 164 183 170 182 180M218 157C221 163 217 168 218 175') +
    stroke(cord, 6, 'M182 178l-.4 9M218 173l.6 9', 'stroke-linecap="round"')

  const pocket =
    fill(cloth.base, POCKET) +
    fill(
      cloth.shade,
      'M119 376C119 372 120 369 124 366L276 366C280 369 281 372 281 376L282 405C228 409 172 409 118 405z'
    ) +
    fill(cloth.fold, 'M200 405C196 386 200 368 212 352C208 374 208 388 212 405z') +
    stroke(cloth.seam, 1.4, POCKET) +
    mirrored(stitches(cloth.seam, 'M243 322C249 344 258 359 271 369'), 200) +
    stitches(cloth.seam, 'M158 321C186 318 214 318 242 321')

  return (
    mirrored(sleeve, 200) +
    fill(cloth.base, BODY) +
    folds +
    mirrored(stroke(cloth.fold, 1.7, 'M289 127C300 156 302 190 299 228'), 200) +
    printOn(stall, PRINTS, 'chest') +
    (isBack ? '' : pocket) +
    fill(cloth.light, HEM) +
    ribs(cloth.fold, 28, 'M106 420C170 427 230 427 295 420') +
    stroke(cloth.fold, 1.5, 'M101 402C166 410 234 410 299 402') +
    (isBack ? hoodBehind(cloth) : hood + cords)
  )
}
