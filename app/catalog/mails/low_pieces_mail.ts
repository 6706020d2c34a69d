import { inject } from '@adonisjs/core'
import { LowPiecesQuery, type LowPieces } from '#catalog/queries/low_pieces_query'
import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'

/** Tells an artist that few pieces of a limited product are left. */
export default class LowPiecesMail extends TransactionalMail {
  protected view = 'catalog/low_pieces'

  constructor(
    private account: MailableAccount,
    private product: LowPieces
  ) {
    super()
  }

  protected content() {
    const { account, product } = this
    const left = product.pieces_left
    const pieces = left === 0 ? 'No pieces are' : left === 1 ? 'One piece is' : `${left} pieces are`
    return {
      to: account.email,
      subject: `${pieces} left of ${product.name}`,
      name: account.first_name,
      product: product.name,
      sentence: `${pieces} left of the ${product.piece_limit} you set. You can set a higher limit at any time.`,
      link: `${appUrl}/product/${product.id}`,
    }
  }
}

type Low = { productId: number; limit: number }

@inject()
class LowPiecesWriter implements MailWriter<Low> {
  constructor(
    private products: LowPiecesQuery,
    private accounts: MailableAccountsQuery
  ) {}

  /** Nothing is sent where another limit was set in the meantime. */
  async write({ productId, limit }: Low) {
    const product = await this.products.find(productId, limit)
    const account = product && (await this.accounts.find(product.owner_user_id))
    return account && new LowPiecesMail(account, product)
  }
}

const READER: MailableAccount = { id: 1, email: 'mina@example.com', first_name: 'Mina' }

const SAMPLE: LowPieces = {
  id: 1,
  name: 'Last Tram Tee',
  owner_user_id: 1,
  piece_limit: 50,
  pieces_left: 5,
}

export const lowPieces: MailTemplate<Low> = {
  name: 'limited-pieces-low',
  about: 'To the artist, the first time that a tenth of a limited product or five pieces are left',
  writer: LowPiecesWriter,
  samples: () => ({
    'several left': new LowPiecesMail(READER, SAMPLE),
    'one left': new LowPiecesMail(READER, { ...SAMPLE, pieces_left: 1 }),
    'none left': new LowPiecesMail(READER, { ...SAMPLE, pieces_left: 0 }),
  }),
}
