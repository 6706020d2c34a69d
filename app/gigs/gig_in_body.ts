import type { Infer } from '@vinejs/vine/types'
import { InvalidField } from '#core/exceptions/errors'
import type { NewQrCode } from '#gigs/actions/create_qr_code'
import type { qrCodeValidator } from '#gigs/validators/qr_code_validator'

/** What a code is called whose day is known and nothing else. */
const NAMELESS = 'Gig'

/** The gig that a body names in one of three ways: by its id, as a new one, or by nothing but its day. */
export function gigInBody({
  eventName,
  date,
  gig,
  gigId,
}: Infer<typeof qrCodeValidator>): NewQrCode['gig'] {
  if ([date, gig, gigId].filter((way) => way !== undefined && way !== null).length > 1)
    throw new InvalidField('gigId', 'oneGig', 'Name the gig in one way: gigId, gig or date')
  if (gigId) return gigId
  if (gig) return { ...gig, timeField: 'gig.time' }
  return date ? { name: eventName || NAMELESS, date, timeField: 'date' } : null
}
