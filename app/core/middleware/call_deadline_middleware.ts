import type { NextFn } from '@adonisjs/core/types/http'
import type { HttpContext } from '@adonisjs/core/http'
import { callDeadline, REQUEST_MILLISECONDS } from '#core/http/call_deadline'

/** Limits how long a request waits for other companies, from the moment its body is there. */
export default class CallDeadlineMiddleware {
  handle(_: HttpContext, next: NextFn) {
    return callDeadline.within(REQUEST_MILLISECONDS, next)
  }
}
