import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import type { OwnedQrCodeRow } from '#gigs/queries/qr_code_queries'

/** An active code hangs on a wall for all to see; one that is switched off exists for its owner and admins alone. */
export default class QrCodePolicy extends BasePolicy {
  /** What is printed of it, the poster for example. */
  read(account: Account, code: OwnedQrCodeRow): AuthorizerResponse {
    return account.userType === 'admin' || isOwner(account, code) || refusal(code)
  }

  change(account: Account, code: OwnedQrCodeRow): AuthorizerResponse {
    return isOwner(account, code) || refusal(code)
  }
}

const isOwner = (account: Account, code: OwnedQrCodeRow) => account.id === code.owner_user_id

const refusal = ({ is_active: isActive }: OwnedQrCodeRow) =>
  isActive ? false : AuthorizationResponse.deny('Not found', 404)
