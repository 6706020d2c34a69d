import { inject } from '@adonisjs/core'
import { LowPiecesQuery, type LowPieces } from '#catalog/queries/low_pieces_query'
import { appUrl } from '#config/app'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { NoticeMail, wantsNotice } from '#notices/public'

/** Tells an artist that few pieces of a limited product are left. */
export default class LowPiecesMail extends NoticeMail {
  protected view = 'catalog/low_pieces'

  constructor(
    private account: MailableAccount,
    private product: LowPieces
  ) {
    super({ userId: account.id, artistId: product.artist_id, notice: 'low-pieces' })
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
      notice: this.noticeLinks,
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

  /** Returns null where the limit was changed since, or the notice is off. */
  async write({ productId, limit }: Low) {
    const product = await this.products.find(productId, limit)
    if (!product || !(await wantsNotice(product.owner_user_id, 'low-pieces'))) return null
    const account = await this.accounts.find(product.owner_user_id)
    return account && new LowPiecesMail(account, product)
  }
}

const READER: MailableAccount = { id: 1, email: 'mina@example.com', first_name: 'Mina' }

const SAMPLE: LowPieces = {
  id: 1,
  artist_id: 1,
  name: 'Last Tram Tee',
  owner_user_id: 1,
  piece_limit: 50,
  pieces_left: 5,
}

export const lowPieces: MailTemplate<Low> = {
  name: 'limited-pieces-low',
  about:
    'To the artist, the first time that few pieces of a limited product are left: a tenth, or five',
  writer: LowPiecesWriter,
  samples: () => ({
    'several left': new LowPiecesMail(READER, SAMPLE),
    'one left': new LowPiecesMail(READER, { ...SAMPLE, pieces_left: 1 }),
    'none left': new LowPiecesMail(READER, { ...SAMPLE, pieces_left: 0 }),
  }),
}
