import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * Derives the secret of a link that several mails, or several copies of one, carry alike. It cannot be guessed without
 * the key of the application and need not be stored: like that of a random one, only its hash is.
 *
 * @param purpose what the link opens; links with different purposes have different secrets
 */
export const derivedSecret = (purpose: string): string =>
  createHmac('sha256', appKey.release()).update(`secret:${purpose}`).digest('base64url')
