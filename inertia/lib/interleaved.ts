/**
 * One of each kind in turn, kinds and items in the order they come in: the beginning of a long list shows every kind
 * there is, and not only the first one.
 */
export function interleaved<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const kinds = new Map<string, Item[]>()
  for (const item of items) {
    const kind = groupOf(item)
    const own = kinds.get(kind)
    if (own) own.push(item)
    else kinds.set(kind, [item])
  }
  const rounds = Math.max(0, ...[...kinds.values()].map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    [...kinds.values()].flatMap((own) => own.slice(round, round + 1))
  ).flat()
}
