import { armsOf, type Fan } from './fan.ts'
import { along, pair, round } from './shapes.ts'

/** Turns words into outlines: a drawing that is shown as a picture has no fonts. */
export type Lettering = (text: string, size: number) => { path: string; width: number }

const dates = [
  '14 Leeds',
  '15 Hull',
  '17 York',
  '18 Sheffield',
  '20 Glasgow',
  '21 Newcastle',
  '23 Bristol',
]

function line(lettering: Lettering, text: string, y: number, size: number, widest: number): string {
  const { path, width } = lettering(text.toUpperCase(), size)
  const scale = Math.min(1, widest / width)
  return `<path transform="translate(${round((-width * scale) / 2)} ${y}) scale(${scale.toFixed(3)} 1)" d="${path}"/>`
}

/** What stands on the back of the shirt that was bought that night: sun, name of the tour, dates. */
export function tourPrint(lettering: Lettering): string {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const from = Math.PI + (index * Math.PI) / 9 + 0.08
    const to = from + Math.PI / 9 - 0.16
    const at = (angle: number, radius: number) =>
      `${round(Math.cos(angle) * radius)} ${round(124 + Math.sin(angle) * radius)}`
    return `M${at(from, 36)}L${at(from, 66)}A66 66 0 0 1 ${at(to, 66)}L${at(to, 36)}Z`
  }).join('')
  const sun = `<path d="M-28 124a28 28 0 0 1 56 0Z${rays}"/>`
  return (
    sun +
    line(lettering, 'All night', 178, 60, 150) +
    dates.map((date, index) => line(lettering, date, 208 + index * 25, 23, 140)).join('')
  )
}

/** Seams in the colour of the ground: where the cloth ends and the arm begins. */
export function seams(fan: Fan): string {
  const { left, right } = armsOf(fan)
  const hems = [left, right].map(({ shoulder, elbow }) => {
    const [one, other] = [along(shoulder, elbow, 0.62, 40), along(shoulder, elbow, 0.62, -40)]
    return `M${pair(one)}Q${pair(along(shoulder, elbow, 0.72))} ${pair(other)}`
  })
  const knuckles = [left].map(({ elbow, hand }) =>
    [-9, 3, 14]
      .map(
        (aside) =>
          `M${pair(along(elbow, hand, 1.06, aside))}L${pair(along(elbow, hand, 1.17, aside))}`
      )
      .join('')
  )
  return `<path d="${hems.join('')}${knuckles.join('')}M-36 2C-20 22 20 22 36 2M-100 84C-94 66 -92 52 -96 36M100 84C94 66 92 52 96 36" fill="none" stroke-linecap="round"/>`
}
