import { createHmac } from 'node:crypto'
import { appKeys } from '#config/app'

const derive = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(`secret:${purpose}`).digest('base64url')

/** Names a key without giving it away. */
const idOf = (key: string): string => derive(key, 'key-id').slice(0, 8)

/** The id of the key that secrets are derived from now. */
export const currentKeyId = (): string => idOf(appKeys[0])

/**
 * Derives the secret of a link that several mails, or several copies of one, carry alike. It cannot be guessed without
 * the key of the application and need not be stored: like that of a random one, only its hash is.
 *
 * @param purpose what the link opens; links with different purposes have different secrets
 * @param keyId the key that the secret was first derived from; the present one where left out, or where that key is gone
 */
export const derivedSecret = (purpose: string, keyId: string | null = null): string =>
  derive(appKeys.find((key) => idOf(key) === keyId) ?? appKeys[0], purpose)

/** The secrets of a link by each key of the application, the present one first: a link that was mailed has one of them. */
export const derivedSecrets = (purpose: string): string[] =>
  appKeys.map((key) => derive(key, purpose))
