import { LastAdmin } from '#identity/errors'

/** Throws LastAdmin if no admin would remain. */
export function assertAdminsRemain(adminIds: number[], goingIds: number[]) {
  const isAdminGoing = goingIds.some((id) => adminIds.includes(id))
  if (isAdminGoing && adminIds.every((id) => goingIds.includes(id))) throw new LastAdmin()
}
