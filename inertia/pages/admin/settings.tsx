import { Link } from '@adonisjs/inertia/react'
import type { SettingsShape } from '#admin/transformers/settings_shape'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Facts } from '~/components/admin/settings/facts'
import {
  adviceFacts,
  priceFacts,
  providerFacts,
  rateFacts,
  shippingFacts,
} from '~/components/admin/settings/setting_words'
import { TestData } from '~/components/admin/settings/test_data'
import type { InertiaProps } from '~/types'

type SettingsProps = InertiaProps<{ settings: SettingsShape; isDevelopment: boolean }>

export default function AdminSettings({ settings, isDevelopment }: SettingsProps) {
  return (
    <AdminFrame section="settings">
      <p className="max-w-[62ch] text-ink-soft">
        What the shop goes by. It is read from its configuration and changed where the shop is
        installed.
      </p>
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-2">
        <Facts id="prices" title="Prices" facts={priceFacts(settings)} />
        <Facts
          id="advice"
          title="Price advice"
          note="For calculators that advise; nobody is paid by it."
          facts={adviceFacts(settings)}
        />
        <Facts id="shipping" title="Shipping" facts={shippingFacts(settings)} />
        <Facts
          id="rates"
          title="Exchange rates"
          note={
            settings.rates.length > 0
              ? 'A cost in any other currency is refused.'
              : 'None is set: a cost in another currency than pounds is refused.'
          }
          facts={rateFacts(settings)}
        />
        <Facts id="providers" title="Providers" facts={providerFacts(settings)} />
        {isDevelopment && (
          <div className="grid content-start gap-4 lg:col-start-1">
            <TestData />
            <Link href="/dev/roles" className="link w-fit">
              Switch roles
            </Link>
          </div>
        )}
      </div>
    </AdminFrame>
  )
}
