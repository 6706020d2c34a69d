import type { ProviderHealth } from '#fulfilment/provider'
import { type Fact, Facts } from '~/components/fulfilment/facts'
import { counted, formatCount } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'

const kinds: Record<ProviderHealth['access']['kind'], string> = {
  token: 'Private token',
  oauth: 'OAuth',
  none: 'None yet',
}

const modes: Record<ProviderHealth['access']['mode'], string> = {
  live: 'Printful',
  sandbox: 'Printful sandbox (nothing is printed)',
  none: 'None: no token or OAuth client is set up',
}

/** The pair of an authorization lives an hour, and renews itself before a call when that is over. */
function timesOf({ kind, connectedAt, renewedAt, expiresAt }: ProviderHealth['access']): Fact[] {
  if (kind !== 'oauth') return []
  const times: [string, string | null][] = [
    ['Connected since', connectedAt],
    ['Last renewed', renewedAt],
    ['Good until', expiresAt],
  ]
  return times.map(([name, time]) => [name, time ? formatDateTime(time) : 'Not known'])
}

function roomIn({ free, burst, waitSeconds }: ProviderHealth['calls']): string {
  return free > 0
    ? `${formatCount(free)} of ${formatCount(burst)} calls`
    : `None: next call in ${counted(waitSeconds, 'second')}`
}

/** What we hold and how busy it is, as it was when the page was opened. */
export function ProviderHealth({ health }: { health: ProviderHealth }) {
  const { access, calls } = health
  const facts: Fact[] = [
    ['Provider', modes[access.mode]],
    ['Access', kinds[access.kind]],
    ...timesOf(access),
    ['Limit', `${formatCount(calls.perMinute)} calls a minute`],
    ['API capacity now', roomIn(calls)],
  ]
  return <Facts facts={facts} />
}
