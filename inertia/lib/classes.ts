import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const lettering = [
  'display',
  'display-poster',
  'display-page',
  'display-section',
  'display-card',
  'price',
  'tag',
]

const merge = extendTailwindMerge<'lettering'>({ extend: { classGroups: { lettering } } })

/** Joins class names; where two of them set the same thing, the later one holds. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values))
}
