import opentype, { type PathCommand } from 'opentype.js'
import { runsOf, shaped, standsOnBaseline, type Run } from '#core/print/typeface'

/** A letter with its marks as it stands on the line, from its own left edge and the baseline. */
export interface Piece {
  /** The same for the same drawing */
  id: string
  commands: PathCommand[]
  advance: number
}

/** The pieces of words that the face of Latin letters has not all of, in the order in which they stand from the left. */
export function piecesOf(words: string, latin: opentype.Font, size: number): Piece[] {
  return runsOf(words, 900).flatMap((run) => {
    if (run.cut.isShaped) return shapedPieces(run, size)
    return isAllIn(latin, run.text) ? latinPieces(run.text, latin, size) : plainPieces(run, size)
  })
}

/** Whether the face has every letter. */
export const isAllIn = (latin: opentype.Font, words: string) =>
  [...words].every((letter) => latin.charToGlyphIndex(letter) > 0)

export function latinPieces(text: string, latin: opentype.Font, size: number): Piece[] {
  return [...text].map((letter) => ({
    id: `capital-${letter.codePointAt(0)}`,
    commands: latin.getPath(letter, 0, 0, size).commands,
    advance: latin.getAdvanceWidth(letter, size),
  }))
}

/** The letters of a script that stand side by side as they are. */
function plainPieces({ cut, text }: Run, size: number): Piece[] {
  const scale = size / cut.font.unitsPerEm
  return [...text].map((letter) => {
    const glyph = cut.font.glyphForCodePoint(letter.codePointAt(0)!)
    return {
      id: `${cut.name}-${glyph.id}`,
      commands: glyph.path.commands.flatMap(toCommands({ xOffset: 0, yOffset: 0, scale })),
      advance: glyph.advanceWidth * scale,
    }
  })
}

/** Marks, which take no room, stand in one piece with the letter that they are set on. */
function shapedPieces(run: Run, size: number): Piece[] {
  const { glyphs, positions } = shaped(run)
  const scale = size / run.cut.font.unitsPerEm
  const placed = glyphs.map((glyph, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index]!
    return { glyph, xOffset, yOffset, xAdvance }
  })
  const pieces: Piece[] = []
  for (const group of run.cut.isRightToLeft ? marksBefore(placed) : marksAfter(placed)) {
    let pen = 0
    const commands: PathCommand[] = []
    for (const { glyph, xOffset, yOffset, xAdvance } of group) {
      commands.push(
        ...glyph.path.commands.flatMap(toCommands({ xOffset: pen + xOffset, yOffset, scale }))
      )
      pen += xAdvance
    }
    const id = `${run.cut.name}-${group.map(({ glyph }) => glyph.id).join('-')}`
    pieces.push({ id, commands, advance: pen * scale })
  }
  return pieces
}

type Placed = { xAdvance: number }

/** From right to left, marks come before their letter on the line. */
function marksBefore<Each extends Placed>(placed: Each[]): Each[][] {
  const groups: Each[][] = [[]]
  for (const [index, each] of placed.entries()) {
    groups.at(-1)!.push(each)
    if (each.xAdvance !== 0 && index < placed.length - 1) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

/** From left to right, they come after it. */
function marksAfter<Each extends Placed>(placed: Each[]): Each[][] {
  const groups: Each[][] = []
  for (const each of placed) {
    if (each.xAdvance === 0 && groups.length > 0) groups.at(-1)!.push(each)
    else groups.push([each])
  }
  return groups
}

type Step = { command: string; args: number[] }
type Shift = { xOffset: number; yOffset: number; scale: number }

/** A step of a face's outline, whose y grows upwards, in the words of the other library. */
const toCommands =
  ({ xOffset, yOffset, scale }: Shift) =>
  ({ command, args }: Step): PathCommand[] => {
    const [a = 0, b = 0, c = 0, d = 0] = args.map((value, index) =>
      index % 2 === 0 ? (value + xOffset) * scale : -(value + yOffset) * scale
    )
    if (command === 'moveTo') return [{ type: 'M', x: a, y: b }]
    if (command === 'lineTo') return [{ type: 'L', x: a, y: b }]
    if (command === 'quadraticCurveTo') return [{ type: 'Q', x1: a, y1: b, x: c, y: d }]
    if (command === 'closePath') return [{ type: 'Z' }]
    throw new TypeError('The faces are drawn in quadratic curves')
  }

/**
 * The words as one outline. Where letters reach below the line, as those of scripts without capitals do, their lowest point
 * lies on the baseline.
 */
export function piecesPath(words: string, latin: opentype.Font, size: number): opentype.Path {
  const path = new opentype.Path()
  let left = 0
  for (const { commands, advance } of piecesOf(words, latin, size)) {
    path.extend(commands.map((command) => moved(command, left, 0)))
    left += advance
  }
  if (standsOnBaseline(words, 900)) return path
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
