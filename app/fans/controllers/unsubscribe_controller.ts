import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { UnsubscribeFromAnnouncements } from '#fans/actions/unsubscribe_from_announcements'
import { parseId } from '#shared/ids'

/** `/news/stop?fan=…&signature=…`: where the link of each announcement mail leads. */
@inject()
export default class UnsubscribeController {
  constructor(private unsubscribe: UnsubscribeFromAnnouncements) {}

  /** Without scripts there is a button; mail programs that only fetch an address end nothing. */
  async show(ctx: HttpContext) {
    fanOf(ctx)
    return this.#page(ctx, { isStopped: false })
  }

  async stop(ctx: HttpContext) {
    await this.unsubscribe.handle(fanOf(ctx))
    return this.#page(ctx, { isStopped: true })
  }

  /** The address acts for anyone who has it: it must not travel on as a referrer or into an index. */
  #page({ inertia, request, response }: HttpContext, { isStopped }: { isStopped: boolean }) {
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    return inertia.render('fans/unsubscribe', { path: request.url(true), isStopped })
  }
}

function fanOf({ request }: HttpContext): number {
  const fan = request.hasValidSignature() ? parseId(request.qs().fan) : null
  if (fan === null) throw new NotFound()
  return fan
}
