/** What the catalogue is sorted into; ids and parents as the API gives them. */
export const CATEGORIES = [
  { id: 1, parent_id: 0, title: 'Clothing' },
  { id: 2, parent_id: 0, title: 'Accessories' },
  { id: 3, parent_id: 0, title: 'Home & living' },
  { id: 24, parent_id: 1, title: 'T-shirts' },
  { id: 25, parent_id: 1, title: 'Long sleeve shirts' },
  { id: 26, parent_id: 1, title: 'Tank tops' },
  { id: 28, parent_id: 1, title: 'Hoodies' },
  { id: 29, parent_id: 1, title: 'Sweatshirts' },
  { id: 30, parent_id: 1, title: 'Joggers' },
  { id: 41, parent_id: 2, title: 'Hats' },
  { id: 42, parent_id: 2, title: 'Bags' },
  { id: 43, parent_id: 2, title: 'Socks' },
  { id: 44, parent_id: 2, title: 'Patches' },
  { id: 45, parent_id: 2, title: 'Phone cases' },
  { id: 55, parent_id: 3, title: 'Posters' },
  { id: 56, parent_id: 3, title: 'Framed posters' },
  { id: 57, parent_id: 3, title: 'Canvas' },
  { id: 58, parent_id: 3, title: 'Mugs' },
  { id: 59, parent_id: 3, title: 'Stickers' },
  { id: 60, parent_id: 3, title: 'Notebooks' },
  { id: 61, parent_id: 3, title: 'Blankets & towels' },
  { id: 62, parent_id: 3, title: 'Aprons' },
] as const

/** Returns the given categories and their children. */
export function withChildren(ids: number[]): Set<number> {
  const below = CATEGORIES.filter(({ parent_id: parent }) => ids.includes(parent))
  return new Set([...ids, ...below.map(({ id }) => id)])
}
