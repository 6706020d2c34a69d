import opentype, { type PathCommand } from 'opentype.js'
import { runsOf, shaped, type Run } from '#core/print/typeface'

/** A letter with its marks as it stands on the line, from its own left edge and the baseline. */
export interface Piece {
  /** The same for the same drawing */
  id: string
  commands: PathCommand[]
  advance: number
}

/** The pieces of words with letters from right to left, in the order in which they stand from the left. */
export function piecesOf(words: string, latin: opentype.Font, size: number): Piece[] {
  return runsOf(words, 900).flatMap((run) =>
    run.cut.isRightToLeft ? joinedPieces(run, size) : latinPieces(run.text, latin, size)
  )
}

export function latinPieces(text: string, latin: opentype.Font, size: number): Piece[] {
  return [...text].map((letter) => ({
    id: `capital-${letter.codePointAt(0)}`,
    commands: latin.getPath(letter, 0, 0, size).commands,
    advance: latin.getAdvanceWidth(letter, size),
  }))
}

/** Marks, which take no room, stand in one piece with the letter that follows them on the line. */
function joinedPieces(run: Run, size: number): Piece[] {
  const { glyphs, positions } = shaped(run)
  const scale = size / run.cut.font.unitsPerEm
  const pieces: Piece[] = []
  let waiting: { ids: number[]; commands: PathCommand[] } = { ids: [], commands: [] }
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset, yOffset, xAdvance } = positions[index]!
    waiting.ids.push(glyph.id)
    waiting.commands.push(
      ...glyph.path.commands.map((step) => toCommand(step, { xOffset, yOffset, scale }))
    )
    if (xAdvance === 0 && index < glyphs.length - 1) continue
    const id = `${run.cut.name}-${waiting.ids.join('-')}`
    pieces.push({ id, commands: waiting.commands, advance: xAdvance * scale })
    waiting = { ids: [], commands: [] }
  }
  return pieces
}

type Step = { command: string; args: number[] }
type Shift = { xOffset: number; yOffset: number; scale: number }

/** One step of a face's outline, whose y grows upwards, in the words of the other library. */
function toCommand({ command, args }: Step, { xOffset, yOffset, scale }: Shift): PathCommand {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args.map((value, index) =>
    index % 2 === 0 ? (value + xOffset) * scale : -(value + yOffset) * scale
  )
  if (command === 'moveTo') return { type: 'M', x: a, y: b }
  if (command === 'lineTo') return { type: 'L', x: a, y: b }
  if (command === 'quadraticCurveTo') return { type: 'Q', x1: a, y1: b, x: c, y: d }
  if (command === 'bezierCurveTo') return { type: 'C', x1: a, y1: b, x2: c, y2: d, x: e, y: f }
  return { type: 'Z' }
}

/** The words as one outline whose lowest point lies on the baseline, since their letters reach below it. */
export function rightToLeftPath(words: string, latin: opentype.Font, size: number): opentype.Path {
  const path = new opentype.Path()
  let left = 0
  for (const { commands, advance } of piecesOf(words, latin, size)) {
    path.extend(commands.map((command) => moved(command, left, 0)))
    left += advance
  }
  const { y2: lowest } = path.getBoundingBox()
  path.commands = path.commands.map((command) => moved(command, 0, -Math.max(0, lowest)))
  return path
}

export function moved(command: PathCommand, right: number, down: number): PathCommand {
  if (command.type === 'Z') return command
  const to = { x: command.x + right, y: command.y + down }
  if (command.type === 'Q')
    return { ...command, ...to, x1: command.x1 + right, y1: command.y1 + down }
  if (command.type === 'C')
    return {
      ...command,
      ...to,
      x1: command.x1 + right,
      y1: command.y1 + down,
      x2: command.x2 + right,
      y2: command.y2 + down,
    }
  return { ...command, ...to }
}
