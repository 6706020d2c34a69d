import type { SharingFan } from '#fans/queries/contact_consent_queries'

export const FOLLOWERS_CSV_HEAD = [
  'Name',
  'Email',
  'Following since',
  'Agreed on',
  'Wording version',
]

/** A fan as a row of the export: only what they agreed to, times in UTC. */
export function toFollowerCells(fan: SharingFan): (string | number)[] {
  return [
    [fan.first_name, fan.last_name].filter(Boolean).join(' '),
    fan.email,
    fan.following_since.toISOString(),
    fan.agreed_at.toISOString(),
    fan.wording_version,
  ]
}
