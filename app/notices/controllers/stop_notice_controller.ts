import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { dashboardPath } from '#core/dashboard_address'
import { NotFound } from '#core/exceptions/errors'
import { SetNotice } from '#notices/actions/set_notice'
import { NOTICE_WORDS } from '#notices/notice_words'
import { isNotice } from '#notices/notices'
import { parseId } from '#shared/ids'

/** `/notices/stop?account=…&artist=…&notice=…&signature=…`: the signed link in each notice that switches it off. */
@inject()
export default class StopNoticeController {
  constructor(private setNotice: SetNotice) {}

  /** Shows the page, with a button for browsers without scripts. A GET changes nothing, as mail programs fetch links. */
  async show(ctx: HttpContext) {
    return this.#page(ctx, { isStopped: false })
  }

  async stop(ctx: HttpContext) {
    const { userId, notice } = named(ctx)
    await this.setNotice.handle({ userId, notice, isWanted: false })
    return this.#page(ctx, { isStopped: true })
  }

  /** Keeps the address out of referrers and indexes: it acts for anyone who has it. */
  #page(ctx: HttpContext, { isStopped }: { isStopped: boolean }) {
    const { notice, artistId } = named(ctx)
    const about = NOTICE_WORDS[notice]
    const choosePath = dashboardPath(artistId, { tab: 'profile' }, 'notices')
    const { inertia, request, response } = ctx
    response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
    return inertia.render('notices/stop', { path: request.url(true), about, choosePath, isStopped })
  }
}

function named({ request }: HttpContext) {
  const { account, artist, notice } = request.qs()
  const userId = request.hasValidSignature() ? parseId(account) : null
  if (userId === null || !isNotice(notice)) throw new NotFound()
  return { userId, artistId: parseId(artist), notice }
}
