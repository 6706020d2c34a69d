/** A size and a colour in words. What has no colours is stored as "Standard" (RULINGS, Products), which tells nobody anything. */
export function variantWords(size: string, color: string): string {
  return [size, color].filter((word) => word !== '' && word !== 'Standard').join(', ')
}
