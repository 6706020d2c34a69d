/** `error` beside the sentence: a reason, and for some refusals the code of the documentation ("OR-13"). */
type Reason = string | number

/** A refusal in Printful's envelope. */
export class PrintfulError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    message: string,
    readonly apiErrorCode?: string
  ) {
    super(message)
  }

  toBody() {
    const { status, reason, message, apiErrorCode } = this
    return {
      code: status,
      result: message,
      error: { reason, message, ...(apiErrorCode ? { api_error_code: apiErrorCode } : {}) },
    }
  }
}

export const badRequest = (message: string, apiErrorCode?: string) =>
  new PrintfulError(400, 'BadRequest', message, apiErrorCode)

export const unauthorized = (message: string) => new PrintfulError(401, 'Unauthorized', message)

export const forbidden = (message: string) => new PrintfulError(403, 403, message)

export const notFound = (message = 'Not Found') => new PrintfulError(404, 'NotFound', message)

export const tooManyRequests = (seconds: number) =>
  new PrintfulError(
    429,
    'TooManyRequests',
    `You've recently sent too many requests. Please try again after ${seconds} seconds.`
  )

export const internalError = () =>
  new PrintfulError(500, 'InternalServerError', 'An internal error occurred.')
