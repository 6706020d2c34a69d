import { along, ellipse, limb, type Point } from './shapes.ts'

export type Gesture = 'down' | 'fist' | 'horns' | 'palm' | 'phone'
export type Hair = 'short' | 'curls' | 'bun' | 'long' | 'bucket'

type Arm = { shoulder: Point; elbow: Point; hand: Point }

export type Fan = {
  left: Gesture
  right: Gesture
  hair: Hair
  /** How far the arms lean, 0 being straight up. */ lean?: number
}

const head: Point = [0, -108]

function hairOf(hair: Hair): string {
  const around = (count: number, from: number, to: number, rx: number, ry: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + ((to - from) * index) / (count - 1)
      return ellipse([head[0] + Math.cos(angle) * rx, head[1] + Math.sin(angle) * ry], size)
    }).join('')
  switch (hair) {
    case 'short':
      return ''
    case 'curls':
      return around(15, -Math.PI * 1.25, Math.PI * 0.25, 62, 64, 25)
    case 'bun':
      return ellipse([6, head[1] - 78], 27, 25)
    case 'long':
      return `M-58 ${head[1] - 6}C-70 -40 -74 10 -60 52C-20 64 20 64 60 52C74 10 70 -40 58 ${head[1] - 6}Z`
    case 'bucket':
      return `M-46 -192C-54 -170 -60 -140 -62 -118L-88 -92C-40 -80 40 -80 88 -92L62 -118C60 -140 54 -170 46 -192C20 -202 -20 -202 -46 -192Z`
  }
}

function handOf(gesture: Gesture, { elbow, hand }: Arm): string {
  const finger = (aside: number, reach: number, width: number) =>
    limb(along(elbow, hand, 1, aside * 0.6), along(elbow, hand, reach, aside), width, width * 0.8)
  switch (gesture) {
    case 'down':
      return ''
    case 'fist':
      return (
        ellipse(hand, 29, 27) +
        limb(along(elbow, hand, 0.96, -24), along(elbow, hand, 1.16, -14), 20, 18)
      )
    case 'horns':
      return ellipse(hand, 26, 25) + finger(20, 1.5, 15) + finger(-21, 1.42, 14)
    case 'palm':
      return (
        ellipse(hand, 25, 27) +
        [24, 9, -7, -22]
          .map((aside, index) => finger(aside, [1.4, 1.52, 1.5, 1.38][index], 13))
          .join('') +
        finger(44, 1.12, 13)
      )
    case 'phone':
      return ellipse(hand, 26, 25)
  }
}

/** Where the arms are: raised, each a little differently, or hanging at the sides. */
export function armsOf({ left, right, lean = 0 }: Fan): { left: Arm; right: Arm } {
  const arm = (side: -1 | 1, gesture: Gesture): Arm =>
    gesture === 'down'
      ? { shoulder: [side * 96, 32], elbow: [side * 128, 170], hand: [side * 128, 300] }
      : {
          shoulder: [side * 92, 34],
          elbow: [side * 158 + lean * 30, -92],
          hand: [side * 122 + lean * 80, -232 + side * 14],
        }
  return { left: arm(-1, left), right: arm(1, right) }
}

/** Someone seen from behind, the neck at 0,0 and the shirt down to 420: one path in one colour. */
export function drawFan(fan: Fan): string {
  const arms = armsOf(fan)
  const raised = (gesture: Gesture) => gesture !== 'down'
  const limbs = (
    [
      ['left', fan.left],
      ['right', fan.right],
    ] as const
  ).map(
    ([side, gesture]) =>
      limb(arms[side].shoulder, arms[side].elbow, 78, 60) +
      limb(arms[side].elbow, arms[side].hand, 54, 38) +
      handOf(gesture, arms[side])
  )
  const leftShoulder = raised(fan.left)
    ? 'C-70 6 -104 -8 -128 -22L-104 76'
    : 'C-60 8 -104 8 -126 40L-108 150'
  const rightShoulder = raised(fan.right)
    ? 'L104 76L128 -22C104 -8 70 6 30 -2'
    : 'L108 150L126 40C104 8 60 8 30 -2'
  const body = `M-30 -2${leftShoulder}C-96 190 -104 330 -110 430H110C104 330 96 190 104 76${rightShoulder}Z`
  return limbs.join('') + body + `M-30 -70V14H30V-70Z` + ellipse(head, 56, 68) + hairOf(fan.hair)
}
