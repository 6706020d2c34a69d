import { box, clipped, d, disc, fill, group, oval, stroke } from '#artwork/svg'
import { halftone, type PhotoSubject } from '#artwork/artist_photos/scene'

/** Hands up, from the back of the room. */
export const frontRow: PhotoSubject = ({ random, dark, bright, pale }) => {
  const beams = [-34, -14, 8, 28]
    .map((lean) => `M200-40L${200 + lean * 9 - 34} 400H${200 + lean * 9 + 34}z`)
    .join('')
  const arm = (x: number, height: number, lean: number) => {
    const top = 400 - height
    const fingers = [-14, -5, 4, 13]
      .map(
        (shift, index) =>
          d`M${x + lean + shift} ${top + 16}l${shift * 0.5} ${-24 - (index % 3) * 5}`
      )
      .join('')
    return (
      stroke(dark, 24, d`M${x} 420L${x + lean} ${top + 34}`) +
      fill(dark, oval(x + lean, top + 24, 20, 23)) +
      stroke(dark, 8.5, fingers + d`M${x + lean - 16} ${top + 30}l-13-12`, 'stroke-linecap="round"')
    )
  }
  const arms = Array.from({ length: 7 }, (_, index) =>
    arm(26 + index * 58, random.integer(120, 250), random.integer(-22, 22))
  ).join('')
  const heads = Array.from({ length: 8 }, (_, index) =>
    disc(random.integer(-6, 12) + index * 56, 372 + random.integer(-12, 14), 32)
  ).join('')
  const figure =
    stroke(pale, 13, 'M216 172L244 138L262 96', 'stroke-linecap="round"') +
    fill(pale, disc(198, 134, 19)) +
    fill(
      pale,
      'M180 164C190 154 208 154 220 164C226 190 222 216 220 238L238 304H216L201 254L186 304H164L180 238C176 212 174 186 180 164z'
    ) +
    fill(
      dark,
      'M178 122C184 106 214 106 218 124C222 136 220 146 216 152C216 138 210 130 200 128C190 130 184 138 182 150C178 144 176 132 178 122z'
    ) +
    group(
      fill(dark, 'M-4-9H84V-1H-4zM-2-16C-14-26-34-26-40-12C-48 0-44 16-30 18C-18 20-12 12-2 12z'),
      'translate(204 222) rotate(-28) scale(1.1)'
    ) +
    stroke(pale, 9, 'M184 176L170 206L196 220', 'stroke-linecap="round"')
  return (
    fill(dark, box(0, 0, 400, 400)) +
    clipped(box(0, 0, 400, 400), fill(bright, beams)) +
    fill(pale, oval(200, 296, 120, 18)) +
    halftone(pale, 26, (x, y) => 0.75 - Math.hypot(x - 200, y - 150) / 190) +
    figure +
    fill(dark, heads) +
    arms
  )
}
