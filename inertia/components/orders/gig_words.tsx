import { UserText } from '~/components/text/user_text'
import type { LineGig } from '~/components/orders/shared_gig'

/** "Spring Tour, The Brudenell Annexe, Leeds, Fri 21 Nov 2026" */
export function GigWords({ name, place, date }: LineGig) {
  return (
    <>
      <UserText>{name}</UserText>, {place && <UserText>{place}</UserText>}
      {place && ', '}
      <span className="whitespace-nowrap">{date}</span>
    </>
  )
}
