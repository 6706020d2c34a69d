import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { sendMailBody } from '#sandbox/mail_body'
import { findMail, latestMails } from '#sandbox/mailbox'

/** Reading mails without sending any (/dev/mail). */
export default class MailboxController {
  async index({ inertia }: HttpContext) {
    return inertia.render('sandbox/mailbox', { mails: await latestMails() })
  }

  async show({ inertia, params }: HttpContext) {
    const { id, to, subject, text, sentAt } = await this.#mail(params)
    return inertia.render('sandbox/mail', { mail: { id, to, subject, text, sentAt } })
  }

  /** The HTML of a mail for the frame on its page: nothing of it may run, and its links open outside the frame. */
  async body({ params, response }: HttpContext) {
    const { html } = await this.#mail(params)
    return sendMailBody(response, html)
  }

  async #mail(params: Record<string, unknown>) {
    const mail = await findMail(String(params.id))
    if (!mail) throw new NotFound()
    return mail
  }
}
