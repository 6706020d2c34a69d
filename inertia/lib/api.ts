import { broughtBack, signInAgain } from '~/lib/lost_session'
import type { ToastMessage } from '~/lib/toast_store'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type ErrorBody = {
  message?: string
  code?: string
  errors?: { field: string; rule: string; message: string }[]
  [key: string]: unknown
}

const fallbackSentence = 'Something went wrong. Please try again.'

function parseBody(text: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as ErrorBody) : {}
  } catch {
    return {}
  }
}

/** A refused call. The message is `{status}: {body}` as the seeds have it; people are shown the sentence. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly sentence: string
  /** The first message of each field. */
  readonly errors: Record<string, string>

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(text)
    this.errors = {}
    for (const { field, message } of this.body.errors ?? []) this.errors[field] ??= message
    this.sentence = this.body.errors?.[0]?.message ?? this.body.message ?? fallbackSentence
  }
}

/** The words to show for whatever a call threw: a network failure too has a sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  return 'No connection. Please check your network and try again.'
}

function xsrfToken(): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value ? decodeURIComponent(value) : ''
}

type CallOptions = {
  idempotencyKey?: string
  /** The words for somebody who is not signed in, where a call has its own. */
  signInMessage?: ToastMessage
}

/** A wrong password is 401 as well, and means nothing but itself. */
function needsSignIn({ status, body }: ApiError): boolean {
  return status === 401 && body.code === 'E_UNAUTHORIZED'
}

/**
 * One of our calls; throws ApiError for a refusal. Where an account is needed and none is signed in, the caller's own
 * message would hide why the page is being left: such a call stays under way, until the page should be brought back.
 */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {}
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['X-XSRF-TOKEN'] = xsrfToken()
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey

  const response = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok)
    throw await refusal(new ApiError(response.status, text || response.statusText), options)
  return (text ? JSON.parse(text) : undefined) as T
}

async function refusal(error: ApiError, { signInMessage }: CallOptions): Promise<ApiError> {
  if (needsSignIn(error)) {
    signInAgain(signInMessage)
    await broughtBack()
  }
  return error
}
