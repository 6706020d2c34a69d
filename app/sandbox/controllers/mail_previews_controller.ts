import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { outbox } from '#core/mail/main'
import type { MailKind } from '#core/mail/mail_kind'
import { sendMailBody } from '#sandbox/mail_body'

/** Every mail that the shop sends, with made-up data (/dev/mail/previews). */
export default class MailPreviewsController {
  async index({ inertia }: HttpContext) {
    return inertia.render('sandbox/mail_previews', { kinds: outbox.kinds.map(toLine) })
  }

  async show(ctx: HttpContext) {
    const { kind, sample } = this.#asked(ctx)
    const { subject, text } = await rendered(kind, sample)
    return ctx.inertia.render('sandbox/mail_preview', {
      kind: toLine(kind),
      sample,
      subject: String(subject),
      text: String(text),
    })
  }

  /** The HTML of a preview for the frame on its page. */
  async body(ctx: HttpContext) {
    const { kind, sample } = this.#asked(ctx)
    const { html } = await rendered(kind, sample)
    return sendMailBody(ctx.response, String(html))
  }

  /** What is special about a sample stands in the address; the first of them where nothing does. Throws NotFound. */
  #asked({ params, request }: HttpContext) {
    const kind = outbox.kinds.find(({ name }) => name === params.name)
    if (!kind) throw new NotFound()
    const { samples } = toLine(kind)
    const { sample = samples[0] } = request.qs()
    if (!samples.includes(sample)) throw new NotFound()
    return { kind, sample: String(sample) }
  }
}

const toLine = ({ name, about, samples }: MailKind) => ({
  name,
  about,
  samples: Object.keys(samples()),
})

async function rendered(kind: MailKind, sample: string) {
  const mail = kind.samples()[sample]!
  await mail.buildWithContents()
  return mail.message.toJSON().message
}
