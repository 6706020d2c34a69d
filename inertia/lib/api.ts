import { router } from '@inertiajs/react'
import { ApiError } from '~/lib/api_error'
import { broughtBack, signInAgain } from '~/lib/lost_session'
import { bandHeaders } from '~/lib/page_band'
import { loadScript } from '~/lib/script_loader'
import type { ToastMessage } from '~/lib/toast_store'

export { ApiError, sentenceOf } from '~/lib/api_error'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The token of this browser's session; empty where none has begun. */
export function xsrfToken(): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value ? decodeURIComponent(value) : ''
}

/** Pages set no cookies: this answer begins a session where there is none, and sets its token. */
const beginSession = () =>
  fetch('/api/auth/user', { credentials: 'same-origin' }).then((answer) => answer.text())

type CallOptions = {
  idempotencyKey?: string
  /** What a visitor who is not signed in reads, where a call has a message of its own. */
  signInMessage?: ToastMessage
}

/** Whether the user has to sign in; a wrong password is 401 as well, but a different error. */
function needsSignIn({ status, body }: ApiError): boolean {
  return status === 401 && body.code === 'E_UNAUTHORIZED'
}

/** The toast for a session that a suspension has ended; the login page shows it again. */
function suspensionMessage({ sentence }: ApiError): ToastMessage | undefined {
  if (sentence === 'Unauthorized') return undefined
  return { title: 'Account suspended', description: sentence, variant: 'destructive' }
}

/**
 * Calls our API; throws ApiError for a refusal. Where an account is needed and none is signed in, the caller's own
 * message would hide why the page is being left: such a call stays pending, until the page should be brought back.
 */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {}
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', ...bandHeaders() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const send = async () => {
    const token = xsrfToken()
    const response = await fetch(path, {
      method,
      headers: token ? { ...headers, 'X-XSRF-TOKEN': token } : headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { response, text: await response.text() }
  }

  // Idempotency keys belong to a session, so a visitor's session begins before the first call with a key.
  if (options.idempotencyKey && !xsrfToken()) await beginSession()
  let { response, text } = await send()
  if (response.status === 403 && new ApiError(403, text).body.code === 'E_BAD_CSRF_TOKEN') {
    // An old browser, which does not send where the call comes from: get a token and send the call once more.
    await beginSession()
    ;({ response, text } = await send())
  }
  if (await isIdentityConfirmed(response.status, text)) ({ response, text } = await send())
  // Prefetched pages are older than what has just changed.
  if (method !== 'GET') router.flushAll()
  if (!response.ok)
    throw await refusal(new ApiError(response.status, text || response.statusText), options)
  return (text ? JSON.parse(text) : undefined) as T
}

/** Reads a file of ours for which the user may have to confirm their identity first; throws as callApi does. */
export async function fetchFile(path: string): Promise<Response> {
  const send = () =>
    fetch(path, { headers: { Accept: 'application/json' }, credentials: 'same-origin' })
  let response = await send()
  if (response.status === 403 && (await isIdentityConfirmed(403, await response.clone().text())))
    response = await send()
  if (!response.ok) throw await refusal(new ApiError(response.status, await response.text()), {})
  return response
}

/** Asks the user to confirm their identity where a call was refused for want of it. */
async function isIdentityConfirmed(status: number, text: string): Promise<boolean> {
  if (status !== 403) return false
  const { code, methods } = new ApiError(status, text).body
  if (code !== 'E_CONFIRM_IDENTITY') return false
  const { confirmIdentity } = await loadScript(
    () => import('~/components/dialogs/confirm_identity')
  )
  return confirmIdentity(methods as string[])
}

async function refusal(error: ApiError, { signInMessage }: CallOptions): Promise<ApiError> {
  if (needsSignIn(error)) {
    signInAgain(suspensionMessage(error) ?? signInMessage)
    await broughtBack()
  }
  return error
}
