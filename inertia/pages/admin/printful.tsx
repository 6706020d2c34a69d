import { Link } from '@adonisjs/inertia/react'
import type { ProviderHealth as Health } from '#fulfilment/provider'
import { AdminFrame } from '~/components/admin/admin_frame'
import { useAdminRole } from '~/hooks/use_admin_role'
import { ConnectionBanner } from '~/components/fulfilment/connection_banner'
import { DisconnectButton } from '~/components/fulfilment/disconnect_button'
import { ProviderHealth } from '~/components/fulfilment/provider_health'
import { PROVIDER_PATH } from '~/components/fulfilment/provider_frame'
import { SyncPanel } from '~/components/fulfilment/sync_panel'
import { Button } from '~/components/ui/button'
import { Reads } from '~/lib/reads'
import type { InertiaProps } from '~/types'

export default function AdminPrintful({ health }: InertiaProps<{ health: Health }>) {
  const { mayChange } = useAdminRole()
  return (
    <AdminFrame section="printful">
      <Reads>
        <ConnectionBanner />
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
          <section aria-labelledby="connection" className="grid content-start gap-4">
            <h2 id="connection" className="display-card">
              Connection
            </h2>
            <ProviderHealth health={health} />
            <div className="flex flex-wrap gap-3">
              <Button asChild>
                <Link href={PROVIDER_PATH}>Products, catalogue and orders</Link>
              </Button>
              <Button asChild>
                <Link href="/test/printful">Connection test</Link>
              </Button>
              {mayChange('provider') && health.access.kind === 'oauth' && <DisconnectButton />}
            </div>
          </section>
          <SyncPanel />
        </div>
      </Reads>
    </AdminFrame>
  )
}
