import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { SetNotice } from '#notices/actions/set_notice'
import { NOTICE_WORDS } from '#notices/notice_words'
import { isNotice } from '#notices/notices'
import { parseId } from '#shared/ids'

/** `/notices/stop?account=…&notice=…&signature=…`: where the link of each notice leads. */
@inject()
export default class StopNoticeController {
  constructor(private setNotice: SetNotice) {}

  /** Without scripts there is a button; mail programs that only fetch an address switch nothing off. */
  async show(ctx: HttpContext) {
    return this.#page(ctx, { isStopped: false })
  }

  async stop(ctx: HttpContext) {
    await this.setNotice.handle({ ...named(ctx), isWanted: false })
    return this.#page(ctx, { isStopped: true })
  }

  /** The address acts for anyone who has it: it must not travel on as a referrer or into an index. */
  #page(ctx: HttpContext, { isStopped }: { isStopped: boolean }) {
    const about = NOTICE_WORDS[named(ctx).notice]
    const { inertia, request, response } = ctx
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    return inertia.render('notices/stop', { path: request.url(true), about, isStopped })
  }
}

function named({ request }: HttpContext) {
  const { account, notice } = request.qs()
  const userId = request.hasValidSignature() ? parseId(account) : null
  if (userId === null || !isNotice(notice)) throw new NotFound()
  return { userId, notice }
}
