/** One line of a link that fills a cart. */
export type LinkedLine = { productId: number; size: string; color: string; quantity: number }

const PARAMETER = 'add'
const SEPARATOR = '|'

/** The checkout page with these goods in the cart, for mails: the cart itself is known to the browser alone. */
export function cartLink(lines: LinkedLine[]): string {
  const query = new URLSearchParams(
    lines.map(({ productId, quantity, size, color }) => [
      PARAMETER,
      [productId, quantity, size, color].join(SEPARATOR),
    ])
  )
  return `/checkout?${query}`
}

/** What such a link asks for, as it was typed: numbers and lengths are checked by the cart. */
export function linkedLines(search: string): Record<keyof LinkedLine, string>[] {
  return new URLSearchParams(search).getAll(PARAMETER).flatMap((text) => {
    const [productId, quantity, size, color, ...rest] = text.split(SEPARATOR)
    if (color === undefined || rest.length > 0) return []
    return [{ productId: productId!, quantity: quantity!, size: size!, color }]
  })
}
