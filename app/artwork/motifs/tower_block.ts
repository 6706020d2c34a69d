import { box, disc, fill, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'
import type { Random } from '#artwork/random'

interface Block {
  x: number
  top: number
  width: number
}

function windowsOf(block: Block, random: Random): { lit: string; dark: string } {
  const across = Math.floor((block.width - 8) / 14)
  const margin = (block.width - across * 14 + 5) / 2
  let lit = ''
  let dark = ''
  for (let y = block.top + 14; y < 276; y += 17) {
    for (let column = 0; column < across; column++) {
      const pane = box(block.x + margin + column * 14, y, 9, 10)
      if (random.chance(0.32)) lit += pane
      else if (random.chance(0.5)) dark += pane
    }
  }
  return { lit, dark }
}

/** Estates at night, a few windows still up, under a huge sun or moon. */
export const drawTowerBlock: Motif = ({ random, key, second, third }) => {
  const tall = random.between(34, 60)
  const heights = [random.between(120, 160), tall, random.between(84, 130)]
  const widths = [random.integer(66, 82), random.integer(78, 96), random.integer(66, 84)]
  const order = random.chance(0.5) ? [0, 1, 2] : [2, 1, 0]
  let x = (300 - widths.reduce((sum, width) => sum + width, 8)) / 2
  const blocks = order.map((index) => {
    const block = { x, top: heights[index], width: widths[index] }
    x += block.width + 4
    return block
  })

  const sunX = random.between(70, 230)
  const sun = random.between(70, 96)
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((row) => box(sunX - sun, 110 + row * 13, sun * 2, 2 + row * 1.7))
    .join('')
  const aerial = `M${blocks[1].x + 20} ${blocks[1].top}v-30M${blocks[1].x + 10} ${blocks[1].top - 22}h20M${blocks[1].x + 13} ${blocks[1].top - 14}h14`
  const buildings = blocks.map((block, index) => {
    const { lit, dark } = windowsOf(block, random)
    return (
      fill(
        key,
        box(block.x, block.top, block.width, 290 - block.top) +
          box(block.x + block.width * 0.3, block.top - 9, block.width * 0.32, 10)
      ) +
      fill(index === 1 ? second : third, lit) +
      fill(third, lit.slice(0, lit.indexOf('z') + 1) || 'M0 0') +
      fill(second, dark, 'opacity=".35"')
    )
  })
  return (
    `<path fill="${second}" fill-rule="evenodd" d="${disc(sunX, 110, sun)}${stripes}"/>` +
    stroke(key, 3, aerial) +
    buildings.join('') +
    stroke(key, 3, 'M6 291H294M20 297H280')
  )
}
