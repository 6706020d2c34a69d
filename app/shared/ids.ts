import { createHash, randomBytes, randomInt } from 'node:crypto'

/** No 0/O, 1/I/L or U: codes are read from posters in the dark and typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** "GS-7QK2-81XM": random, so that a number tells nothing about how many were sold. */
export function randomOrderNumber(): string {
  return `GS-${randomCode(4)}-${randomCode(4)}`
}

/** A secret for a link; only its hash is stored. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Ids are 32-bit integers in the database. */
export const MAX_ID = 2_147_483_647

/** A database id from an address: a positive integer of at most 32 bits, else null. */
export function parseId(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}
