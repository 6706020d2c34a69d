import { usePage } from '@inertiajs/react'
import { adminRoleAllows, type AdminArea } from '#shared/admin_role'
import type { InertiaProps } from '~/types'

/** What the role of the admin who reads the page lets them change; the server says so too. */
export function useAdminRole() {
  const { user } = usePage<InertiaProps>().props
  return { mayChange: (area: AdminArea) => adminRoleAllows(user?.adminRole, area, 'write') }
}
