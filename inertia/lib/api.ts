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

export async function callApi<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { idempotencyKey?: string } = {}
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
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return (text ? JSON.parse(text) : undefined) as T
}
