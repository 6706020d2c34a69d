import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import type { MailTemplate } from '#core/mail/mail_template'
import { sendMailBody } from '#sandbox/mail_body'

/** Every mail that the shop sends, with made-up data (/dev/mail/previews). */
export default class MailPreviewsController {
  async index({ inertia }: HttpContext) {
    return inertia.render('sandbox/mail_previews', { templates: mailOutbox.templates.map(toLine) })
  }

  async show(ctx: HttpContext) {
    const { template, sample } = this.#asked(ctx)
    const { subject, text } = await rendered(template, sample)
    return ctx.inertia.render('sandbox/mail_preview', {
      template: toLine(template),
      sample,
      subject: String(subject),
      text: String(text),
    })
  }

  /** The HTML of a preview for the frame on its page. */
  async body(ctx: HttpContext) {
    const { template, sample } = this.#asked(ctx)
    const { html } = await rendered(template, sample)
    return sendMailBody(ctx.response, String(html))
  }

  /** Finds the template and the sample that the address names, by default the first sample. Throws NotFound. */
  #asked({ params, request }: HttpContext) {
    const template = mailOutbox.templates.find(({ name }) => name === params.name)
    if (!template) throw new NotFound()
    const { samples } = toLine(template)
    const { sample = samples[0] } = request.qs()
    if (!samples.includes(sample)) throw new NotFound()
    return { template, sample: String(sample) }
  }
}

const toLine = ({ name, about, samples }: MailTemplate) => ({
  name,
  about,
  samples: Object.keys(samples()),
})

async function rendered(template: MailTemplate, sample: string) {
  const mail = template.samples()[sample]!
  await mail.buildWithContents()
  return mail.message.toJSON().message
}
