import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { StopNews } from '#fans/actions/stop_news'
import { parseId } from '#shared/ids'

/** `/news/stop?fan=…&signature=…`: where the link of each mail of news leads. */
@inject()
export default class NewsController {
  constructor(private stopNews: StopNews) {}

  /** Without scripts there is a button; mail programs that only fetch an address end nothing. */
  async show(ctx: HttpContext) {
    fanOf(ctx)
    return this.#page(ctx, { isStopped: false })
  }

  async stop(ctx: HttpContext) {
    await this.stopNews.handle(fanOf(ctx))
    return this.#page(ctx, { isStopped: true })
  }

  /** The address acts for whoever has it: it must not travel on as a referrer or into an index. */
  #page({ inertia, request, response }: HttpContext, { isStopped }: { isStopped: boolean }) {
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    return inertia.render('fans/stop_news', { path: request.url(true), isStopped })
  }
}

function fanOf({ request }: HttpContext): number {
  const fan = request.hasValidSignature() ? parseId(request.qs().fan) : null
  if (fan === null) throw new NotFound()
  return fan
}
