import { d, disc, fill, mirrored, polygon, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

/** A wolf's head cut in lino, before a full moon. */
export const drawWolf: Motif = ({ random, key, second, third, ground }) => {
  const tuft = () => random.between(-5, 5)
  const half = polygon([
    [150, 84],
    [172, 76],
    [196 + tuft(), 40],
    [226 + tuft(), 16],
    [232, 62 + tuft()],
    [226, 104],
    [252 + tuft(), 132 + tuft()],
    [234, 138],
    [262 + tuft(), 168 + tuft()],
    [234, 170],
    [252 + tuft(), 204 + tuft()],
    [222, 202],
    [230 + tuft(), 236 + tuft()],
    [202, 228],
    [196, 256 + tuft()],
    [178, 246],
    [168, 276],
    [150, 288],
  ])
  const fur = [0, 1, 2, 3, 4].map((row) => {
    const y = 126 + row * 25
    const x = 226 - row * 9
    return d`M${x} ${y}l-24 ${12 + tuft() / 2}l10-18z`
  })
  const face =
    fill(key, half) +
    fill(
      second,
      polygon([
        [204, 54],
        [220, 34],
        [222, 88],
        [206, 98],
        [194, 78],
      ])
    ) +
    fill(third, 'M150 150L166 122L206 112L220 128L196 150L206 186L180 214L172 250L150 270z') +
    fill(key, 'M150 168L160 150L168 156L176 190L166 232L150 240z') +
    fill(key, 'M160 146L178 134L206 130L192 146L170 152z') +
    fill(second, 'M172 144L184 137L198 135L188 143z') +
    fill(ground, fur.join('')) +
    fill(ground, 'M150 94L158 90L156 128L150 146z')
  const moon = random.between(112, 132)
  const beams = random.chance(0.5)
    ? stroke(second, 3, [1, 2, 3].map((ring) => disc(150, 150, moon + ring * 5)).join(''))
    : ''
  return (
    fill(second, disc(150, 142, moon)) +
    beams +
    mirrored(face, 150) +
    fill(key, 'M132 222L150 214L168 222L162 238L150 246L138 238z') +
    stroke(key, 4, 'M150 244V262M128 266Q150 250 172 266')
  )
}
