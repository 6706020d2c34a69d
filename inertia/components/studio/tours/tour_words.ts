import { dayWords } from '~/components/studio/gigs/import/import_words'
import type { Tour, TourGig } from '~/components/studio/shapes'

/** "Fri 30 Oct 2026 to Sat 12 Dec 2026"; one day alone, or none. */
export function whenOf({ firstDate, lastDate }: Pick<Tour, 'firstDate' | 'lastDate'>): string {
  if (!firstDate || !lastDate) return 'No dates yet'
  return firstDate === lastDate
    ? dayWords(firstDate)
    : `${dayWords(firstDate)} to ${dayWords(lastDate)}`
}

/** "S 3 · M 12" */
export const sizeWords = (sizes: TourGig['sizes']) =>
  sizes.map(({ size, units }) => `${size} ${units}`).join(' · ')

/** The columns of the table of a tour, by their names in the address. */
export const COLUMNS = [
  { name: 'date', label: 'Date' },
  { name: 'venue', label: 'Venue' },
  { name: 'city', label: 'City' },
  { name: 'attendance', label: 'People', numeric: true },
  { name: 'sales', label: 'Sales', numeric: true },
  { name: 'head', label: 'Per head', numeric: true },
  { name: 'conversion', label: 'Conversion', numeric: true },
  { name: 'first-hour', label: 'First hour', numeric: true },
  { name: 'best', label: 'Best seller' },
  { name: 'sizes', label: 'Sizes' },
  { name: 'sheet', label: 'Settlement' },
] as const
