import { inject } from '@adonisjs/core'
import { ReturnedDraftQuery, type ReturnedDraft } from '#approvals/queries/returned_draft_query'
import { dashboardAddress } from '#core/dashboard_address'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'

/** Tells an artist what to change on a draft before it can be sent on. */
class DraftReturnedMail extends TransactionalMail {
  protected view = 'approvals/draft_returned'

  constructor(private draft: ReturnedDraft) {
    super()
  }

  protected content() {
    const { draft } = this
    return {
      to: draft.email,
      subject: `A note about ${draft.product_name}`,
      name: draft.first_name,
      product: draft.product_name,
      notes: draft.notes?.split(/\n+/) ?? [],
      link: dashboardAddress(draft.artist_id, { tab: 'product-management' }),
    }
  }
}

/** The entry in the product's history that the email is about. */
type Returned = { moveId: number }

@inject()
class DraftReturnedWriter implements MailWriter<Returned> {
  constructor(private drafts: ReturnedDraftQuery) {}

  async write({ moveId }: Returned) {
    const draft = await this.drafts.handle(moveId)
    return draft && new DraftReturnedMail(draft)
  }
}

export const draftReturned: MailTemplate<Returned> = {
  name: 'draft-returned',
  about: 'To the artist, when an admin returns a draft with a note',
  writer: DraftReturnedWriter,
  samples: () => ({
    note: new DraftReturnedMail({
      email: 'ari@example.com',
      first_name: 'Ari',
      artist_id: 1,
      product_id: 1,
      product_name: 'Last Tram Tee',
      notes: 'The artwork is blurred at this size.\n\nCould you make it smaller?',
    }),
  }),
}
