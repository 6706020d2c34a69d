import { useEffect, useState } from 'react'
import { callApi } from '~/lib/api'
import type { SaleSettings } from '#catalog/queries/sale_queries'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

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

function formOf(settings: SaleSettings): SaleForm {
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

/** Field `availability` of a change of the product. */
function bodyOf({ kind, from, until, timeZone, gigIds, hoursAfter, isLimited, limit }: SaleForm) {
  return {
    kind,
    ...(kind === 'window' && { from: from || null, until: until || null, timeZone }),
    ...(kind === 'gig' && { gigIds, hoursAfter: wholeNumber(hoursAfter) }),
    limit: isLimited ? wholeNumber(limit) : null,
  }
}

/** The part "When it is sold" of a product's form; `body` is undefined where nothing was changed. */
export function useSaleForm(productId: number) {
  const [settings, setSettings] = useState<SaleSettings | null>(null)
  const [form, setForm] = useState<SaleForm | null>(null)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isWanted = true
    const read = async () => {
      try {
        const found = await callApi<SaleSettings>('GET', `/api/products/${productId}/availability`)
        if (!isWanted) return
        setSettings(found)
        setForm(formOf(found))
      } catch {
        if (isWanted) setFailed(true)
      }
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [productId])

  const isChanged = form && settings && JSON.stringify(form) !== JSON.stringify(formOf(settings))
  return {
    settings,
    form,
    isFailed,
    change: (changes: Partial<SaleForm>) => setForm((now) => now && { ...now, ...changes }),
    body: isChanged ? bodyOf(form) : undefined,
  }
}

export type SaleFormState = ReturnType<typeof useSaleForm>
