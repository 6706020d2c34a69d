/**
 * Values stored where a product has no sizes or no colours (docs/rules/products-and-approval.md#variants). They are not
 * shown, because a buyer has no choice there.
 */
const UNSAID = ['', 'One size', 'Standard']

/** The size and the colour that a buyer chose; empty where the product has no choice. */
export const chosenWords = (size: string, color: string): string[] =>
  [size, color].filter((word) => !UNSAID.includes(word))
