import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'authenticator'

/** Encrypts the secret of an authenticator app with the present key of the application. */
export function encryptSecret(secret: string): string {
  return encryption.encrypt(secret, { purpose: PURPOSE })
}

/** Decrypts it with the present key or an earlier one; null where none of them fits (docs/operations/keys.md). */
export function decryptSecret(text: string): string | null {
  return encryption.decrypt<string>(text, PURPOSE)
}
