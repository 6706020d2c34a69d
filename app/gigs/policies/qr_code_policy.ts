import { inject } from '@adonisjs/core'
import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import { BandAccess } from '#artists/public'
import type { Account } from '#identity/public'
import type { OwnedQrCodeRow } from '#gigs/queries/qr_code_queries'

/** Everyone may see an active code; one that is switched off exists only for its band and admins. */
@inject()
export default class QrCodePolicy extends BasePolicy {
  constructor(private access: BandAccess) {
    super()
  }

  /** What is printed of it, the poster for example. */
  async read(account: Account, code: OwnedQrCodeRow): Promise<AuthorizerResponse> {
    return account.userType === 'admin' || this.change(account, code)
  }

  async change(account: Account, code: OwnedQrCodeRow): Promise<AuthorizerResponse> {
    const band = { id: code.artist_id, user_id: code.owner_user_id }
    return (await this.access.ask(account, band)) ?? refusal(code)
  }
}

const refusal = ({ is_active: isActive }: OwnedQrCodeRow) =>
  isActive ? false : AuthorizationResponse.deny('Not found', 404)
