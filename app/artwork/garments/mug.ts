import { clipped, fill, oval, stroke } from '#artwork/svg'
import { mix } from '#artwork/color_math'
import type { Garment } from '#artwork/garments/drawing'

const BODY =
  'M74 152C74 220 76 300 84 356C87 376 98 384 118 387C154 392 202 392 238 387C258 384 269 376 272 356C280 300 282 220 282 152z'

export const drawMug: Garment = ({ cloth, ground, print }) => {
  const handle = 'M276 206C344 184 366 232 350 274C338 306 306 326 270 330'
  return (
    fill(mix(ground, '#2B1D14', 0.09), 'M0 352H400V500H0z') +
    stroke(cloth.base, 27, handle) +
    stroke(cloth.shade, 8, 'M278 216C338 196 356 232 340 272C328 300 302 318 270 321') +
    stroke(cloth.light, 3.5, 'M290 196C330 186 356 206 357 240') +
    fill(cloth.base, BODY) +
    fill(
      cloth.shade,
      'M282 152C282 220 280 300 272 356C269 376 258 384 238 387L212 389.500C236 380 244 366 247 340C252 290 254 220 254 160z'
    ) +
    fill(
      cloth.fold,
      'M282 152C282 220 280 300 272 356C270 370 265 378 254 383C262 360 270 260 270 156z'
    ) +
    clipped(BODY, print({ x: 106, y: 190, width: 140, height: 172 }, cloth.base)) +
    fill(
      cloth.light,
      'M88 182C89 240 91 300 97 348C98 356 107 356 106 348C101 300 99 240 99 184C98 178 89 176 88 182z'
    ) +
    fill(cloth.light, oval(178, 152, 104, 23)) +
    fill(cloth.deep, oval(178, 153, 95, 18)) +
    fill(
      '#4A2A1A',
      'M86 160C104 150 140 146 178 146C216 146 252 150 270 160C256 167 220 171 178 171C136 171 100 167 86 160z'
    ) +
    fill(
      '#6B3F26',
      'M112 160C136 153 166 151 194 151C170 156 150 160 130 166C122 165 114 163 112 160z'
    ) +
    stroke(cloth.fold, 1.2, oval(178, 152, 104, 23))
  )
}
