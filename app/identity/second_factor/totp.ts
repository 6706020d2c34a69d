import { Secret, TOTP } from 'otpauth'
import { clock } from '#shared/clock'

/** What every authenticator app assumes, whatever the address says. */
const SETTINGS = { issuer: 'Gigstall', algorithm: 'SHA1', digits: 6, period: 30 }

/** Codes of so many steps before and after the present one are accepted: clocks differ, and typing takes time. */
const WINDOW = 1

/** A new secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code: "otpauth://totp/Gigstall:robin@example.com?…". */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The 30-second step, counted from 1970, of which this is the code; null for a wrong code. */
export function stepOfCode(secret: string, code: string): number | null {
  const timestamp = clock.now().toMillis()
  const totp = totpOf(secret)
  const distance = totp.validate({ token: code, timestamp, window: WINDOW })
  return distance === null ? null : totp.counter({ timestamp }) + distance
}

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...SETTINGS, label, secret: Secret.fromBase32(secret) })
