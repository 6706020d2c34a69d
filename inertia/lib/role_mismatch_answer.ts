import { router } from '@inertiajs/react'
import type { ApiError } from '~/lib/api'

/** At the wrong login page one lands at home, which says so. @returns whether the refusal was that */
export function showRoleMismatch({ body }: ApiError): boolean {
  if (body.code !== 'E_ROLE_MISMATCH') return false
  const query = new URLSearchParams({
    error: 'role_mismatch',
    requested: String(body.requested),
    actual: String(body.actual),
  })
  router.visit(`/?${query}`)
  return true
}
