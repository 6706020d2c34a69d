import { createHash } from 'node:crypto'
import { stripInvisible } from '#core/middleware/strip_invisible_characters_middleware'

/** One line of text, without what cannot be seen, in at most so many characters. */
export function cleanText(text: string, most: number): string {
  const line = stripInvisible(text.slice(0, most * 20))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= most
    ? line
    : line
        .slice(0, most)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .trim()
}

/**
 * Runs of white space in at most two characters: a tab where there was one, else two spaces. Patterns that look for white
 * space beside a sign take quadratic time over long runs.
 */
export const squeezeSpaces = (text: string) =>
  text.replace(/\s{2,}/g, (run) => (run.includes('\t') ? '\t' : '  '))

/** Without the white space and these signs at both ends; a pattern for the end would take quadratic time. */
export function trimSigns(text: string, signs: string): string {
  const isText = (character: string) => character.trim() !== '' && !signs.includes(character)
  let from = 0
  let to = text.length
  while (from < to && !isText(text[from]!)) from += 1
  while (to > from && !isText(text[to - 1]!)) to -= 1
  return text.slice(from, to)
}

export const cleanName = (text: string) => cleanText(text, 200)
export const cleanVenue = (text: string) => cleanText(text, 200) || null
export const cleanCity = (text: string) => cleanText(text, 100) || null

/** A place as it is compared: without case, accents and punctuation. */
export function foldPlace(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const MOST_UID = 500

/** A UID that fits its column; a longer one is known by its hash. */
export function boundedUid(uid: string): string {
  const text = stripInvisible(uid).trim()
  if (text.length <= MOST_UID) return text
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

/** The key of a date in a list without UIDs: its day, city and venue. */
export function entryKey(date: string, city: string | null, venue: string | null): string {
  return boundedUid(`day:${date}|${foldPlace(city)}|${foldPlace(venue)}`)
}
