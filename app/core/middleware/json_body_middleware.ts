import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isApiRequest } from '#core/access'
import { Refusal } from '#core/exceptions/refusals'

const LIMIT_BYTES = 100 * 1024

/** The photo call carries a picture as a data URL and has the body parser's own limit of 3 MB. */
const PHOTO_CALL = /\/upload-photo$/

/** Bodies under /api are JSON and small; anything else is refused before it is read (API.md: 413, 415). */
export default class JsonBodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isApiRequest(ctx) && hasContent(ctx.request)) refuseUnfit(ctx.request)
    return next()
  }
}

/** A length of zero is no body: several calls of the seeds are sent empty. */
function hasContent(request: HttpContext['request']) {
  return (
    Number(request.header('content-length')) > 0 ||
    request.header('transfer-encoding') !== undefined
  )
}

function refuseUnfit(request: HttpContext['request']) {
  if (!request.is(['application/json'])) {
    throw new Refusal('Send JSON', { status: 415, code: 'E_UNSUPPORTED_MEDIA_TYPE' })
  }
  if (Number(request.header('content-length')) > LIMIT_BYTES && !PHOTO_CALL.test(request.url())) {
    throw new Refusal('The request is too large', { status: 413, code: 'E_TOO_LARGE' })
  }
}
