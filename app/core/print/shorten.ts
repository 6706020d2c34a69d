import type { Weight } from '#core/print/faces'
import { widthOf } from '#core/print/typeface'

/** A width in points and what is set in it. */
export type Setting = { weight: Weight; size: number; width: number }

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

/** Letters with the marks on them. */
export const lettersOf = (text: string) =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** As many letters as fit before an ellipsis. */
export function withEllipsis(text: string, { weight, size, width }: Setting): string {
  const letters = lettersOf(text)
  const shown = () => `${letters.join('')}…`
  while (letters.length > 1 && widthOf(shown(), weight, size) > width) letters.pop()
  return shown()
}

/** The text itself where it fits, else with an ellipsis. */
export const shortened = (text: string, setting: Setting) =>
  widthOf(text, setting.weight, setting.size) <= setting.width ? text : withEllipsis(text, setting)
