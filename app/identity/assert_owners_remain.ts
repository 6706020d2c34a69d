import { LastAdmin } from '#identity/errors'

/** Throws LastAdmin if no admin with the role owner would remain. */
export function assertOwnersRemain(ownerIds: number[], goingIds: number[]) {
  const isOwnerGoing = goingIds.some((id) => ownerIds.includes(id))
  if (isOwnerGoing && ownerIds.every((id) => goingIds.includes(id))) throw new LastAdmin()
}
