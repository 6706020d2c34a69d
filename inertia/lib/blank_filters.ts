import { holdsWords } from '~/lib/holds_words'
import { interleaved } from '~/lib/interleaved'

type Blank = { title: string; type_name: string }

const typeOf = ({ type_name: type }: Blank) => type

/** Every type of the blanks, by name. */
export const typesOf = (blanks: readonly Blank[]) =>
  [...new Set(blanks.map(typeOf))].sort((one, other) => one.localeCompare(other, 'en-GB'))

/** Filters blanks by search and type; without either, the list begins with some of every type. */
export function filterBlanks<Item extends Blank>(
  blanks: readonly Item[],
  { search, type }: { search: string; type: string }
): Item[] {
  if (search.trim() === '' && type === '') return interleaved(blanks, typeOf)
  return blanks.filter(
    (blank) =>
      (type === '' || typeOf(blank) === type) &&
      holdsWords(`${blank.title} ${typeOf(blank)}`, search)
  )
}
