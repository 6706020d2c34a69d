import { inject } from '@adonisjs/core'
import { QrCodeQueries, shortAddress } from '#gigs/public'

const MOST_CODES = 24

/** The code of a gig that a screen shows for the room. */
@inject()
export class ShownCodeQuery {
  constructor(private codes: QrCodeQueries) {}

  /** The newest active one, null without any; `isCodeOff`: there are codes, and all of them are switched off. */
  async ofGig(gigId: number) {
    const codes = await this.codes.ofGig(gigId, MOST_CODES)
    const code = codes.find(({ is_active: isActive }) => isActive)?.code ?? null
    return {
      code: code === null ? null : { code, address: shortAddress(code) },
      isCodeOff: code === null && codes.length > 0,
    }
  }
}

export type ShownCode = Awaited<ReturnType<ShownCodeQuery['ofGig']>>['code']
