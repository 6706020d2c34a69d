import { inject } from '@adonisjs/core'
import { NewDraftQuery, type NewDraft } from '#catalog/queries/new_draft_query'
import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { format, fromDecimal } from '#shared/money'

/** Tells an admin that an artist has drafted a product, which an admin has to set up next. */
export default class DraftMail extends TransactionalMail {
  protected view = 'catalog/draft'

  constructor(
    private account: MailableAccount,
    private draft: NewDraft
  ) {
    super()
  }

  protected content() {
    const { account, draft } = this
    return {
      to: account.email,
      subject: `${draft.band_name} drafted ${draft.product_name}`,
      name: account.first_name,
      band: draft.band_name,
      product: draft.product_name,
      price: format(fromDecimal(draft.selling_price), draft.currency),
      notes: draft.description?.split(/\n+/) ?? [],
      link: `${appUrl}/admin/products/${draft.product_id}`,
    }
  }
}

type Drafted = { productId: number; userId: number }

@inject()
class DraftWriter implements MailWriter<Drafted> {
  constructor(
    private drafts: NewDraftQuery,
    private accounts: MailableAccountsQuery
  ) {}

  async write({ productId, userId }: Drafted) {
    const account = await this.accounts.find(userId)
    const draft = await this.drafts.find(productId)
    return account && draft && new DraftMail(account, draft)
  }
}

const READER: MailableAccount = { id: 1, email: 'addie@example.com', first_name: 'Addie' }

const SAMPLE: NewDraft = {
  product_id: 1,
  product_name: 'Last Tram Tee',
  band_name: 'The Paper Lanterns',
  selling_price: '24.00',
  currency: 'GBP',
  description: 'Heavy cotton, printed large on the back.',
}

export const productDrafted: MailTemplate<Drafted> = {
  name: 'product-drafted',
  about: 'To the admins, when an artist has drafted a product',
  writer: DraftWriter,
  samples: () => ({
    'with a description': new DraftMail(READER, SAMPLE),
    'without': new DraftMail(READER, { ...SAMPLE, description: null }),
  }),
}
