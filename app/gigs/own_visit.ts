import type { HttpContext } from '@adonisjs/core/http'

/** Whether an admin or the artist themselves looks at the artist's store: their scans and visits are not counted. */
export function isOwnVisit({ auth }: HttpContext, ownerUserId: number): boolean {
  const account = auth.user
  return account !== undefined && (account.userType === 'admin' || account.id === ownerUserId)
}
