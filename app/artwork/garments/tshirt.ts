import { fill, mirrored, stroke } from '#artwork/svg'
import type { Cloth } from '#artwork/garments/cloth'
import { printOn, ribs, stitches, type Garment } from '#artwork/garments/drawing'

const SLEEVE =
  'M292 102C312 109 326 120 336 137C348 158 364 184 376 206C378 210 376 213 373 215C359 227 343 238 325 247C321 249 318 247 317 243C313 231 308 217 303 205z'
const BODY =
  'M156 82C139 91 122 96 106 103C98 128 95 160 97 206C101 270 99 336 93 402C93 408 97 410 102 411C166 421 234 421 298 411C303 410 307 408 307 402C301 336 299 270 303 206C305 160 302 128 294 103C278 96 261 91 244 82C240 108 222 121 200 121C178 121 160 108 156 82z'
const COLLAR =
  'M153 84C150 112 172 133 200 133C228 133 250 112 247 84C245 81 241 80 238 79C236 104 222 119 200 119C178 119 164 104 162 79C159 80 155 81 153 84z'

const PRINTS = {
  front: { x: 126, y: 146, width: 148, height: 176 },
  back: { x: 122, y: 146, width: 156, height: 188 },
  chest: { x: 218, y: 150, width: 46, height: 56 },
  sleeve: { x: 322, y: 160, width: 36, height: 44, turn: -24 },
}

/** From behind the neck is closed: a low collar, and the tape under it. */
function backNeck(cloth: Cloth): string {
  return (
    fill(
      cloth.base,
      'M155 82C158 110 178 123 200 123C222 123 242 110 245 82C230 90 170 90 155 82z'
    ) +
    fill(cloth.light, 'M153 84C166 98 234 98 247 84L242 79C228 88 172 88 158 79z') +
    ribs(cloth.fold, 8, 'M156 83C170 94 230 94 244 83') +
    stroke(cloth.fold, 1.3, 'M153 84C166 98 234 98 247 84') +
    stitches(cloth.seam, 'M112 106C150 112 250 112 288 106')
  )
}

export const drawTshirt: Garment = (stall) => {
  const { cloth, isBack } = stall
  const sleeve =
    fill(cloth.base, SLEEVE) +
    fill(
      cloth.fold,
      'M303 205C312 190 318 164 313 134C324 160 327 192 317 226C315 238 311 232 303 205z'
    ) +
    fill(
      cloth.shade,
      'M336 137C348 158 364 184 376 206C378 210 376 213 373 215L362 223C357 196 348 166 330 140z'
    ) +
    stitches(cloth.seam, 'M368 197C352 211 334 223 313 232') +
    stitches(cloth.seam, 'M365 192C350 206 332 217 311 226')

  const inside =
    fill(
      cloth.deep,
      'M160 82C172 75 228 75 240 82C240 112 222 128 200 128C178 128 160 112 160 82z'
    ) +
    fill(cloth.shade, 'M161 80C174 73 226 73 239 80L237 90C224 84 176 84 163 90z') +
    ribs(cloth.deep, 8, 'M163 85C176 78 224 78 237 85') +
    fill('#E9E0CC', 'M189 90h22v13h-22z') +
    stroke(cloth.deep, 1.2, 'M193 95h14M193 98.500h9')

  const folds =
    fill(
      cloth.shade,
      'M97 206C101 270 99 336 93 402C93 408 97 410 102 411L116 413C118 340 124 268 97 206z'
    ) +
    fill(
      cloth.shade,
      'M303 206C299 270 301 336 307 402C307 408 303 410 298 411L290 412C293 350 288 280 303 206z'
    ) +
    fill(cloth.fold, 'M303 206C288 222 262 234 232 238C262 242 290 236 302 222z') +
    fill(cloth.fold, 'M97 206C110 222 128 232 152 234C130 241 108 236 98 224z') +
    fill(cloth.fold, 'M301 296C282 318 268 348 264 384C276 356 290 336 302 324z') +
    fill(cloth.fold, 'M99 318C118 334 130 358 134 392C124 368 112 352 98 344z') +
    fill(cloth.fold, 'M226 416C222 394 226 372 240 350C234 376 234 396 238 415z') +
    fill(cloth.fold, 'M158 417C160 400 158 386 152 372C164 386 168 402 168 418z') +
    fill(cloth.light, 'M118 118C130 140 136 170 134 200C128 172 120 144 110 120z') +
    fill(cloth.light, 'M276 112C268 136 266 160 270 186C276 160 282 136 288 116z')

  const front =
    fill(cloth.light, COLLAR) +
    ribs(cloth.fold, 11, 'M157.5 82C156 108 175 126 200 126C225 126 244 108 242.5 82') +
    stroke(cloth.fold, 1.3, 'M153 84C150 112 172 133 200 133C228 133 250 112 247 84')

  return (
    mirrored(sleeve, 200) +
    (isBack ? '' : inside) +
    fill(cloth.base, BODY) +
    folds +
    mirrored(stroke(cloth.fold, 1.6, 'M293 103C301 128 305 160 303 206'), 200) +
    stitches(cloth.seam, 'M95 396C164 406 236 406 305 396') +
    stitches(cloth.seam, 'M95 401C164 411 236 411 305 401') +
    printOn(stall, PRINTS) +
    (isBack ? backNeck(cloth) : front)
  )
}
