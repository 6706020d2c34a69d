import { row } from './crowd.ts'
import { drummer, player, type Sheet } from './figures.ts'
import { halftone } from './halftone.ts'
import { round } from './shapes.ts'

const width = 1080
const height = 1000
const middle = { x: 540, y: 430 }

/** Cabinets of one side, from the floor up. */
function stack(left: number, { ink, paper, ground, second }: Sheet): string {
  const cone = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${second}"/>` +
    [0.8, 0.62]
      .map(
        (share) =>
          `<circle cx="${x}" cy="${y}" r="${round(radius * share)}" fill="none" stroke="${ink}" stroke-width="5"/>`
      )
      .join('') +
    `<circle cx="${x}" cy="${y}" r="${round(radius * 0.4)}" fill="${ink}"/><path d="M${x - radius * 0.25} ${y}a${radius * 0.25} ${radius * 0.25} 0 0 1 ${radius * 0.25} ${-radius * 0.25}" fill="none" stroke="${paper}" stroke-width="5"/>`
  const cabinet = (top: number, tall: number, inside: string) =>
    `<rect x="${left}" y="${top}" width="176" height="${tall}" rx="6" fill="${ink}" stroke="${ground}" stroke-width="6" paint-order="stroke"/><rect x="${left + 9}" y="${top + 9}" width="158" height="${tall - 18}" rx="3" fill="none" stroke="${ground}" stroke-width="2.5"/>${inside}`
  const middleOf = left + 88
  return (
    cabinet(
      356,
      110,
      `<path d="M${left + 24} 380H${left + 152}V442H${left + 24}ZM${left + 60} 398V424H${left + 116}V398Z" fill="${paper}" fill-rule="evenodd"/>`
    ) +
    cabinet(470, 154, cone(middleOf, 547, 58)) +
    cabinet(628, 172, cone(middleOf, 714, 70))
  )
}

/** The bar of lamps, and what they throw: paper, as no ink is lighter. */
function lights({ ink, paper, ground }: Sheet): string {
  const lamps = [-5, -3, -1, 1, 3, 5].map((step) => ({ x: middle.x + step * 92, lean: step * 30 }))
  const beams = lamps
    .map(
      ({ x, lean }) =>
        `M${x - 12} 96L${x - 78 - lean * 2.2} 810H${x + 78 - lean * 2.2}L${x + 12} 96Z`
    )
    .join('')
  const struts = Array.from(
    { length: 28 },
    (_, index) => `${index ? 'L' : 'M'}${index * 40} ${index % 2 ? 60 : 24}`
  )
  const cans = lamps
    .map(
      ({ x, lean }) =>
        `<g transform="translate(${x} 66) rotate(${round(lean / 6)})"><path d="M-20 0H20L27 40H-27Z" fill="${ink}" stroke="${ground}" stroke-width="5" paint-order="stroke"/><ellipse cy="41" rx="24" ry="7" fill="${paper}"/></g>`
    )
    .join('')
  return (
    `<path d="${beams}" fill="${paper}" opacity=".42"/>` +
    `<path d="M-10 24H1090M-10 60H1090${struts.join('')}" fill="none" stroke="${ink}" stroke-width="7"/>${cans}`
  )
}

/** Three of them under the lights, the house in front: in two inks and the paper. */
export function drawStage(sheet: Sheet): string {
  const { ground, ink, paper, second } = sheet
  const tone = (x: number, y: number) => {
    const distance = Math.hypot(x - middle.x, y - middle.y) / 640
    return Math.min(0.9, Math.max(0, (distance - 0.42) * 1.25)) * (y < 810 ? 1 : 0)
  }
  const disc = `<circle cx="${middle.x}" cy="${middle.y}" r="300" fill="${paper}"/><circle cx="${middle.x}" cy="${middle.y}" r="262" fill="${second}"/>`
  const floor =
    `<path d="M330 716H750V800H330Z" fill="${ink}" stroke="${ground}" stroke-width="6"/><path d="M330 740H750" stroke="${ground}" stroke-width="4"/>` +
    `<path d="M-10 800H1090V1010H-10Z" fill="${second}"/><path d="M-10 800H1090V846H-10Z" fill="${ink}"/><path d="M-10 856H1090" stroke="${paper}" stroke-width="6"/>`
  const house = { from: -20, to: 1110, gap: 104, scale: 0.46, top: () => 968 }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="${ink}">` +
    `<g stroke="${ink}" stroke-linecap="round">${halftone({ width, height: 800, pitch: 17, tone })}</g>` +
    disc +
    lights(sheet) +
    floor +
    stack(-24, sheet) +
    stack(928, sheet) +
    drummer({ x: middle.x, y: 718, scale: 0.92 }, sheet) +
    player({ x: 300, y: 596, scale: 0.86 }, sheet, {
      mane: 'quiff',
      neck: 190,
      tilt: -22,
      isSinging: true,
    }) +
    player({ x: 800, y: 596, scale: 0.84, flip: true }, sheet, {
      mane: 'long',
      neck: 250,
      tilt: -34,
    }) +
    `${row(house, second, 7)}</svg>`
  )
}
