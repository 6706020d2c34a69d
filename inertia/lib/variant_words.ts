import { chosenWords } from '#shared/variant_words'

/** A size and a colour in words; empty where there is nothing to choose. */
export const variantWords = (size: string, color: string) => chosenWords(size, color).join(', ')

/** "M, Black × 2"; "Quantity: 2" where there is nothing to choose. */
export function variantAndQuantity(size: string, color: string, quantity: number): string {
  const words = variantWords(size, color)
  return words ? `${words} × ${quantity}` : `Quantity: ${quantity}`
}
