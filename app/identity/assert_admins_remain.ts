import { LastAdmin } from '#identity/errors'

/** Throws LastAdmin where nobody would be left who can run the place. */
export function assertAdminsRemain(adminIds: number[], goingIds: number[]) {
  const isAdminGoing = goingIds.some((id) => adminIds.includes(id))
  if (isAdminGoing && adminIds.every((id) => goingIds.includes(id))) throw new LastAdmin()
}
