/**
 * The number that was typed, with a decimal comma or point; NaN for a text that is none. Undefined for an empty field, so
 * that it is left out and the server says what it needs.
 */
export const typedNumber = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'))
