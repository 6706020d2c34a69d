import { orderedSizes } from '#shared/size_order'

/** Compares two sizes, the smaller first. */
export function sizeOrder(one: string, other: string): number {
  if (one === other) return 0
  const [first] = orderedSizes([one, other])
  return first === one ? -1 : 1
}
