type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error'

type ErrorBody = { type: ErrorType; message: string; code?: string; param?: string }

/** A refusal in Stripe's envelope. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody
  ) {
    super(body.message)
  }
}

export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, param, code })
}

export function missing(what: string, id: string): StripeError {
  const message = `No such ${what}: '${id}'`
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message,
  })
}
