import type { ProviderStatus, ProviderStatusText } from '~/components/fulfilment/shapes'
import { sentenceOf } from '~/lib/api'

export type Connection = {
  state: 'connected' | 'unauthorized' | 'unconfigured' | 'unknown'
  title: string
  text: string | null
}

type Read = { data?: ProviderStatus; error: Error | null }

const UNKNOWN: ProviderStatusText = 'Unable to fetch status'
const UNAUTHORIZED: ProviderStatusText = 'Authorization required'

/** The three states of the connection, and that none can be told; null while nothing is known yet (PROV-2). */
export function connectionOf({ data, error }: Read): Connection | null {
  if (error) return { state: 'unknown', title: UNKNOWN, text: sentenceOf(error) }
  if (!data) return null
  if (data.connected)
    return {
      state: 'connected',
      title: 'Connected',
      text: data.suggestion ?? 'Ready to take orders.',
    }
  return { state: stateOf(data), title: data.error ?? UNKNOWN, text: data.suggestion }
}

function stateOf({ configured, error }: ProviderStatus) {
  if (!configured) return 'unconfigured'
  return error === UNAUTHORIZED ? 'unauthorized' : 'unknown'
}
