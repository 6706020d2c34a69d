import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { callApi, sentenceOf } from '~/lib/api'
import { ApiError } from '~/lib/api_error'
import { loadScript } from '~/lib/script_loader'

const loadWebAuthn = () => loadScript(() => import('@simplewebauthn/browser'))

/** Whether browsers make passkeys for a shop at this address: they want a name, not an IP address. */
export function allowsPasskeys(origin: string): boolean {
  const { hostname } = new URL(origin)
  return !/^[\d.]+$|^\[/.test(hostname)
}

/** Asks the device for one of its passkeys. Throws what the browser throws, also where the user gives up. */
export async function askForPasskey(optionsPath: string): Promise<{ passkey: unknown }> {
  const { startAuthentication } = await loadWebAuthn()
  const optionsJSON = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', optionsPath)
  return { passkey: withoutExtensions(await startAuthentication({ optionsJSON })) }
}

/**
 * Offers passkeys among what the browser fills in for the email, where it can. Resolves once one was chosen; null where
 * none ever is, because the browser cannot or something else was asked for meanwhile.
 */
export async function offerPasskeys(optionsPath: string): Promise<{ passkey: unknown } | null> {
  const isAble = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
  if (!isAble) return null
  try {
    const { startAuthentication } = await loadWebAuthn()
    const optionsJSON = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', optionsPath)
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    return { passkey: withoutExtensions(answer) }
  } catch {
    return null
  }
}

/** Stops offering passkeys, when the page is left. */
export async function stopOfferingPasskeys() {
  const { WebAuthnAbortService } = await loadWebAuthn()
  WebAuthnAbortService.cancelCeremony()
}

/** Has the device make a passkey for the account that is logged in, or about to be. */
export async function makePasskey(optionsPath: string): Promise<{ passkey: unknown }> {
  const optionsJSON = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', optionsPath)
  const { startRegistration } = await loadWebAuthn()
  return { passkey: withoutExtensions(await startRegistration({ optionsJSON })) }
}

/** Why there is no passkey, for the user; undefined where the user gave up, who knows. */
export function passkeyFailure(error: unknown): string | undefined {
  if (error instanceof ApiError) return sentenceOf(error)
  const { name } = error as Error
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  return 'Passkeys don’t work in this browser. Use another way.'
}

function withoutExtensions({
  id,
  rawId,
  type,
  response,
}: AuthenticationResponseJSON | RegistrationResponseJSON) {
  return { id, rawId, type, response }
}
