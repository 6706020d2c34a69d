import { appUrl } from '#config/app'
import { randomCode } from '#shared/ids'

/** A typed code in capitals without spaces (docs/rules/gigs-and-attribution.md#qr-codes); null for what cannot be one. */
export function foldCode(text: unknown): string | null {
  const code = typeof text === 'string' ? text.replaceAll(/\s/g, '').toUpperCase() : ''
  return /^[A-Z0-9-]{4,40}$/.test(code) ? code : null
}

export function randomQrCode(): string {
  return randomCode(8)
}

/** Where a scan leads: every scan counts, because the code stays in the address. */
export function storePath(artistId: number, code: string): string {
  return `/artist/${artistId}/store?qr=${code}`
}

/** The address that stands beneath a code, for who types it: `gigstall.test/g/OLDTRANS`. */
export function shortAddress(code: string): string {
  return `${new URL(appUrl).host}/g/${code}`
}
