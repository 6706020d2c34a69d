import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callDeadline, REQUEST_MILLISECONDS } from '#core/http/call_deadline'
import { readBody } from '#core/http/read_body'
import { outsideTurn } from '#core/http/turns'
import PlainBodyMiddleware from '#core/middleware/plain_body_middleware'

/**
 * Reads the body of a route that takes a picture (`body: 'picture'`): after the access rule and the limit of calls, so
 * that nothing so large is read for a stranger. What is made of a picture waits in a queue of its own.
 */
export default class PictureBodyMiddleware {
  #plainBody = new PlainBodyMiddleware()

  handle(ctx: HttpContext, next: NextFn) {
    return outsideTurn(() =>
      readBody('picture', ctx, () =>
        // The time to send the picture does not count.
        callDeadline.within(REQUEST_MILLISECONDS, () => this.#plainBody.handle(ctx, next))
      )
    )
  }
}
