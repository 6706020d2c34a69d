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

/** A refused call. The message is `{status}: {body}`; people are shown the sentence. */
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
