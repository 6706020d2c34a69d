import type { ReactNode } from 'react'
import { ADMIN_ROLE_REFUSED } from '#shared/admin_role'
import { useAdminRole } from '~/hooks/use_admin_role'

/** What makes or changes products, or a sentence for an admin whose role does not allow that. */
export function MakersOnly({ children }: { children: ReactNode }) {
  const { mayChange } = useAdminRole()
  return mayChange('products') ? children : <p role="status">{ADMIN_ROLE_REFUSED}</p>
}
