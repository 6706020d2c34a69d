import type { SaleSettings } from '#catalog/queries/sale_queries'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** The sale settings that a form begins with, and the gigs that can be chosen. */
export type SaleStart = Omit<SaleSettings, 'updatedAt'>

/** When and to whom a product is sold, as typed. */
export type SaleForm = {
  kind: SaleSettings['kind']
  from: string
  until: string
  timeZone: string
  gigIds: number[]
  hoursAfter: string
  isLimited: boolean
  limit: string
}

const USUAL_HOURS = '48'

export function saleFormOf(settings: SaleStart): SaleForm {
  return {
    kind: settings.kind,
    from: settings.from ?? '',
    until: settings.until ?? '',
    timeZone: settings.timeZone ?? PLATFORM_TIMEZONE,
    gigIds: settings.gigIds,
    hoursAfter: String(settings.hoursAfter ?? USUAL_HOURS),
    isLimited: settings.limit !== null,
    limit: settings.limit === null ? '' : String(settings.limit),
  }
}

/** Turns a text that is not a number into 0, which the server refuses with its sentence. */
const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : 0)

/** Field `availability` of a product; undefined where nothing differs from the settings that the form began with. */
export function saleBody(form: SaleForm, settings: SaleStart) {
  if (JSON.stringify(form) === JSON.stringify(saleFormOf(settings))) return undefined
  const { kind, from, until, timeZone, gigIds, hoursAfter, isLimited, limit } = form
  return {
    kind,
    ...(kind === 'window' && { from: from || null, until: until || null, timeZone }),
    ...(kind === 'gig' && { gigIds, hoursAfter: wholeNumber(hoursAfter) }),
    limit: isLimited ? wholeNumber(limit) : null,
  }
}

/** What the fields of the sale are shown from. */
export type SaleFormState = {
  /** Null until they are read. */
  settings: SaleStart | null
  form: SaleForm | null
  isFailed: boolean
  change: (changes: Partial<SaleForm>) => void
  body: ReturnType<typeof saleBody>
}
