import type { Random } from '#artwork/random'

/** The alphabet of codes that are read from posters in the dark (app/shared/ids.ts), here drawn from a fixed seed. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export function codeFrom(random: Random, length: number): string {
  return Array.from(
    { length },
    () => CODE_ALPHABET[random.integer(0, CODE_ALPHABET.length - 1)]
  ).join('')
}
