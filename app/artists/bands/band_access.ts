import { inject } from '@adonisjs/core'
import { HttpContext } from '@adonisjs/core/http'
import { AuthorizationResponse } from '@adonisjs/bouncer'
import { BandQueries } from '#artists/bands/band_queries'
import { accessRuleOf, bandActOf } from '#core/access'
import type { Account } from '#identity/public'
import {
  bandRoleAllows,
  ROLE_REFUSED,
  type BandAct,
  type BandArea,
  type BandRole,
} from '#shared/band_role'

/** The area that the route of a request declares. Throws where the route declares none: that is a fault. */
export function areaOf({ route }: Pick<HttpContext, 'route'>): BandArea {
  const area = accessRuleOf(route)?.area
  if (!area) throw new Error(`The access rule of ${route?.pattern} names no area of a band`)
  return area
}

/**
 * Decides what an account may do in a band: the owner everything, a member what their role allows in the
 * area of the route (docs/rules/accounts-and-roles.md#bands-and-members). Policies ask here.
 */
@inject()
export class BandAccess {
  constructor(
    private ctx: HttpContext,
    private bands: BandQueries
  ) {}

  /** True, or a 403 where the account's role does not allow it; null where it has no role in the band. */
  async ask(
    account: Account | null,
    band: { id: number; user_id: number },
    act: BandAct = bandActOf(this.ctx)
  ): Promise<true | AuthorizationResponse | null> {
    const role = account && (await this.#roleIn(account, band))
    if (!role) return null
    return bandRoleAllows(role, areaOf(this.ctx), act)
      ? true
      : AuthorizationResponse.deny(ROLE_REFUSED, 403)
  }

  /** The role of an account. Only artists can be members. */
  async #roleIn(account: Account, band: { id: number; user_id: number }): Promise<BandRole | null> {
    if (account.id === band.user_id) return 'owner'
    return account.userType === 'artist' ? this.bands.roleOfMember(band.id, account.id) : null
  }
}
