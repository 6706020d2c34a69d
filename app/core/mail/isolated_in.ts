import { isolated } from '#shared/isolated'

/**
 * A copy of plain data in which every line of text that has letters from right to left is isolated, so that a sentence may
 * name it as it stands. Dates, models and other objects with a class stay what they are.
 */
export function isolatedIn<T>(value: T): T {
  return isolatedValue(value) as T
}

function isolatedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').map(isolated).join('\n')
  if (Array.isArray(value)) return value.map(isolatedValue)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isolatedValue(each)]))
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
