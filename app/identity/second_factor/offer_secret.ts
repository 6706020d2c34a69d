import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import { rememberNewSecret } from '#identity/second_factor/new_secret'
import { newTotpSecret, totpAddress } from '#identity/second_factor/totp'

/** A new secret for an authenticator app, as text and as a QR code; the session remembers it for the code that confirms it. */
export async function offerSecret(ctx: HttpContext, { email }: { email: string }) {
  const secret = newTotpSecret()
  rememberNewSecret(ctx, secret)
  const address = totpAddress(secret, email)
  const qrCode = await QRCode.toString(address, { type: 'svg', margin: 2 })
  return { secret, address, qrCode }
}
