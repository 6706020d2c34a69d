import { Link } from '@adonisjs/inertia/react'
import type { SettingsShape } from '#admin/transformers/settings_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Facts } from '~/components/admin/settings/facts'
import {
  suggestionFacts,
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
      <p className="admin-hint">
        Current settings. They come from the server configuration and cannot be changed here.
      </p>
      <div className="admin-columns">
        <Facts id="prices" title="Prices" facts={priceFacts(settings)} />
        <Facts
          id="advice"
          title="Price suggestions"
          note="Used for price suggestions only, never for payouts."
          facts={suggestionFacts(settings)}
        />
        <Facts id="shipping" title="Shipping" facts={shippingFacts(settings)} />
        <Facts
          id="rates"
          title="Exchange rates"
          note={
            settings.rates.length > 0
              ? 'Costs in any other currency are refused.'
              : 'None set: only costs in pounds are accepted.'
          }
          facts={rateFacts(settings)}
        />
        <Facts id="providers" title="Providers" facts={providerFacts(settings)} />
        {isDevelopment && (
          <div className="grid content-start gap-2">
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
