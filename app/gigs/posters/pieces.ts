import { lettersOf, type Setting } from '#core/print/shorten'
import { widthOf } from '#core/print/typeface'

/** A word, or a part of one that a line may begin with. */
export type Piece = {
  text: string
  /** Stands without a space behind the piece before it. */
  isGlued: boolean
}

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}]/u

const words = new Intl.Segmenter('en-GB', { granularity: 'word' })

/** The words of a text: between spaces, and in scripts without spaces where a word ends. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(' ')
    .flatMap((word) => (WITHOUT_SPACES.test(word) ? wordsIn(word) : whole(word)))
}

const whole = (text: string): Piece[] => [{ text, isGlued: false }]

/** Signs stay with the word that they follow. */
function wordsIn(text: string): Piece[] {
  const found: Piece[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = found.at(-1)
    if (last && !isWordLike) last.text += segment
    else found.push({ text: segment, isGlued: last !== undefined })
  }
  return found
}

/** A line with a further piece at its end. */
export const joined = (line: string, { text, isGlued }: Piece) =>
  isGlued ? line + text : `${line} ${text}`

/** The pieces, those wider than a line broken between letters into parts that are not. */
export function broken(pieces: Piece[], setting: Setting): Piece[] {
  return pieces.flatMap((piece) =>
    partsOf(piece.text, setting).map((text, index) => ({
      text,
      isGlued: index > 0 || piece.isGlued,
    }))
  )
}

function partsOf(text: string, { weight, size, width }: Setting): string[] {
  if (widthOf(text, weight, size) <= width) return [text]
  const parts: string[] = []
  for (const letter of lettersOf(text)) {
    const longer = (parts.at(-1) ?? '') + letter
    if (parts.length > 0 && widthOf(longer, weight, size) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}
