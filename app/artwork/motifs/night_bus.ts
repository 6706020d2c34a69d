import { box, d, disc, dots, fill, oval, stroke } from '#artwork/svg'
import { fitWords } from '#artwork/lettering'
import type { Motif } from '#artwork/motifs/motif'

/** A double-decker coming at you out of the dark, the name on its blind. */
export const drawNightBus: Motif = ({ random, key, second, third, ground, words }) => {
  const route = `N${random.integer(2, 98)}`
  const heads = Array.from({ length: 4 }, (_, index) => {
    if (random.chance(0.3)) return ''
    const x = 98 + index * 35
    return disc(x, 92, 9) + d`M${x - 16} 114c0-14 6-17 16-17s16 3 16 17z`
  }).join('')
  const moonX = random.pick([46, 254])
  const stars = Array.from(
    { length: 12 },
    () => [random.between(4, 296), random.between(6, 120)] as const
  ).filter(([x]) => x < 52 || x > 248)
  const spread = random.between(30, 56)

  return (
    fill(second, disc(moonX, 58, 34)) +
    fill(ground, disc(moonX + 13, 50, 27)) +
    dots(second, 4, stars) +
    fill(third, d`M84 246L${84 - spread - 34} 298H${118}zM216 246L182 298H${216 + spread + 34}z`) +
    fill(key, box(78, 262, 30, 32, 5) + box(192, 262, 30, 32, 5)) +
    fill(
      key,
      'M58 60C58 30 74 20 96 18C130 14 170 14 204 18C226 20 242 30 242 60V266C242 274 238 278 230 278H70C62 278 58 274 58 266z'
    ) +
    fill(
      key,
      'M58 158C44 158 38 164 38 176V204C38 208 48 208 48 204V176C48 170 52 168 58 168zM242 158C256 158 262 164 262 176V204C262 208 252 208 252 204V176C252 170 248 168 242 168z'
    ) +
    fill(third, 'M76 56C76 44 84 38 96 36C130 33 170 33 204 36C216 38 224 44 224 56V114H76z') +
    fill(key, heads) +
    fill(key, box(147, 34, 6, 82)) +
    fill(second, box(58, 122, 184, 44)) +
    fill(ground, box(70, 127, 122, 34, 3) + box(198, 127, 34, 34, 3)) +
    fitWords(words || 'Night bus', { x: 76, y: 134, width: 110, height: 20 }, key) +
    fitWords(route, { x: 201, y: 134, width: 28, height: 20 }, key) +
    fill(third, 'M74 174H226V214C226 220 222 222 216 222H84C78 222 74 220 74 214z') +
    fill(key, `${disc(184, 194, 9)}M166 222c0-16 8-20 18-20s18 4 18 20zM147 174h6v48h-6z`) +
    stroke(key, 3, 'M120 222L96 196M178 222L160 204', 'stroke-linecap="round"') +
    fill(second, box(58, 230, 184, 5)) +
    fill(ground, oval(86, 252, 17, 12) + oval(214, 252, 17, 12)) +
    fill(third, oval(86, 252, 12, 8) + oval(214, 252, 12, 8)) +
    stroke(ground, 3, 'M116 246H184M116 253H184M116 260H184') +
    stroke(key, 3, 'M10 297H290')
  )
}
