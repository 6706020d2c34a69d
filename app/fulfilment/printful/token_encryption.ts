import encryption from '@adonisjs/core/services/encryption'
import { ProviderNotConnected } from '#fulfilment/errors'

const PURPOSE = 'printful'

/** Encrypts a token with the present key of the application. */
export function conceal(token: string): string {
  return encryption.encrypt(token, { purpose: PURPOSE })
}

/** Decrypts a token, with the present key or an earlier one. Throws ProviderNotConnected where none of them fits. */
export function reveal(text: string): string {
  const token = encryption.decrypt<string>(text, PURPOSE)
  if (token === null) throw new ProviderNotConnected()
  return token
}
