import { LRUCache } from 'lru-cache'
import { load, readParts, type Cut, type Weight } from '#core/print/faces'

type Face = {
  face: string
  /** Letters that are looked for in it. */
  letters: RegExp
  /** The name of its only file; a large face is cut into numbered parts. */
  alphabet?: string
  /** Its weights where it has not got all. */
  weightFor?: (weight: Weight) => number
  isShaped?: boolean
  isLight?: boolean
}

const noto = (alphabet: string, letters: RegExp, isShaped = true): Face => ({
  face: `noto-sans-${alphabet}`,
  alphabet,
  letters,
  isShaped,
})

const regularOnly = () => 400

/** Faces of scripts that few names are in. Not one is read before a letter of its script is printed. */
const FACES: Face[] = [
  noto('thai', /\p{Script_Extensions=Thai}/u),
  noto('lao', /\p{Script_Extensions=Lao}/u),
  noto('khmer', /\p{Script_Extensions=Khmer}/u),
  noto('devanagari', /\p{Script_Extensions=Devanagari}/u),
  {
    // Fontkit orders the letters of Noto Sans Bengali wrongly.
    face: 'mina',
    alphabet: 'bengali',
    letters: /\p{Script_Extensions=Bengali}/u,
    weightFor: (weight) => (weight === 400 ? 400 : 700),
    isShaped: true,
  },
  noto('gurmukhi', /\p{Script_Extensions=Gurmukhi}/u),
  noto('gujarati', /\p{Script_Extensions=Gujarati}/u),
  noto('oriya', /\p{Script_Extensions=Oriya}/u),
  noto('tamil', /\p{Script_Extensions=Tamil}/u),
  noto('telugu', /\p{Script_Extensions=Telugu}/u),
  noto('kannada', /\p{Script_Extensions=Kannada}/u),
  noto('malayalam', /\p{Script_Extensions=Malayalam}/u),
  noto('sinhala', /\p{Script_Extensions=Sinhala}/u),
  noto('georgian', /\p{Script_Extensions=Georgian}/u, false),
  noto('armenian', /\p{Script_Extensions=Armenian}/u, false),
  noto('ethiopic', /\p{Script_Extensions=Ethiopic}/u, false),
  {
    face: 'black-han-sans',
    letters: /\p{Script_Extensions=Hangul}/u,
    weightFor: regularOnly,
  },
  {
    face: 'wdxl-lubrifont-sc',
    letters:
      /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u{ff00}-\u{ffef}]/u,
    weightFor: regularOnly,
    isLight: true,
  },
]

/** Has a plain letter for nearly everything, so that no name is left out. */
const LAST_RESORT: Face = {
  face: 'unifontex',
  alphabet: 'latin',
  letters:
    /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Script=Inherited}\p{Emoji_Modifier}]/u,
  weightFor: regularOnly,
  isLight: true,
}

/**
 * Files in memory, for ten minutes: a name needs few, a large face is cut into about a hundred, and the last resort alone
 * holds 14 MB.
 */
const cuts = new LRUCache<string, Cut>({ max: 32, ttl: 10 * 60_000, ttlAutopurge: true })

const parts = new Map<string, Part[]>()

/** A numbered part of a face and its code points. */
type Part = { part: string; ranges: [number, number][] }

/** The file of a further script that has the letter. */
export function furtherCut(letter: string, weight: Weight): Cut | undefined {
  return FACES.map((face) => cutIn(face, letter, weight)).find((cut) => cut !== undefined)
}

/** The file for letters that nothing else has. */
export const lastResort = (letter: string) => cutIn(LAST_RESORT, letter, 400)

function cutIn(face: Face, letter: string, weight: Weight): Cut | undefined {
  if (!face.letters.test(letter)) return undefined
  const point = letter.codePointAt(0)!
  const part = face.alphabet ?? partWith(face.face, point)
  const cut = part && read(face, part, face.weightFor?.(weight) ?? weight)
  return cut && cut.font.hasGlyphForCodePoint(point) ? cut : undefined
}

function read({ face, isShaped = false, isLight }: Face, part: string, weight: number): Cut {
  const key = `${face} ${part} ${weight}`
  const known = cuts.get(key)
  if (known) return known
  const kind = { isRightToLeft: false, isShaped, hasCapitals: false, isLight }
  const cut = load(face, part, weight, kind)
  cuts.set(key, cut)
  return cut
}

function partWith(face: string, point: number): string | undefined {
  const known = parts.get(face) ?? Object.entries(readParts(face)).map(toPart)
  parts.set(face, known)
  return known.find(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to))?.part
}

/** `[21]` is the name of part 21, `U+4e00,U+4e10-4e1f` are the code points in it. */
function toPart([name, text]: [string, string]): Part {
  const ranges = text.split(',').map((range): [number, number] => {
    const [from, to] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
  return { part: name.replace(/[[\]]/g, ''), ranges }
}
