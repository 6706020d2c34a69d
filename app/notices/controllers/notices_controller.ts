import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SetNotice } from '#notices/actions/set_notice'
import { NoticeChoicesQuery } from '#notices/queries/notice_choices_query'
import { noticeValidator } from '#notices/validators/notice_validator'

/** /api/account/notices: the mails that an artist's account gets. */
@inject()
export default class NoticesController {
  constructor(
    private choices: NoticeChoicesQuery,
    private setNotice: SetNotice
  ) {}

  /** 200 NoticeChoices. */
  async show({ auth }: HttpContext) {
    return this.choices.handle(auth.getUserOrFail().id)
  }

  /** 200 NoticeChoices, after the change. */
  async update({ auth, request }: HttpContext) {
    const { updatedAt, ...choice } = await request.validateUsing(noticeValidator)
    const { id: userId } = auth.getUserOrFail()
    await this.setNotice.handle({ userId, ...choice, ifUnmodifiedSince: updatedAt })
    return this.choices.handle(userId)
  }
}
