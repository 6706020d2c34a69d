import { AdminFrame } from '~/components/admin/admin_frame'
import { TestData } from '~/components/admin/test_data'
import type { InertiaProps } from '~/types'

export default function AdminSettings({ isDevelopment }: InertiaProps<{ isDevelopment: boolean }>) {
  return <AdminFrame section="settings">{isDevelopment && <TestData />}</AdminFrame>
}
