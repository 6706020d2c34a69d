import { Link } from '@adonisjs/inertia/react'
import type { SettingsShape } from '#admin/transformers/settings_transformer'
import type { SettingShape } from '#settings/transformers/setting_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Facts } from '~/components/admin/settings/facts'
import { SettingCard } from '~/components/admin/settings/setting_card'
import {
  suggestionFacts,
  priceFacts,
  providerFacts,
  rateFacts,
  shippingFacts,
} from '~/components/admin/settings/setting_words'
import { TestData } from '~/components/admin/settings/test_data'
import { useAdminRole } from '~/hooks/use_admin_role'
import type { InertiaProps } from '~/types'

type SettingsProps = InertiaProps<{
  changeable: SettingShape[]
  /** In London, as 2026-12-01. */
  today: string
  settings: SettingsShape
  isDevelopment: boolean
}>

export default function AdminSettings(props: SettingsProps) {
  const { changeable, today, settings, isDevelopment } = props
  const { mayChange } = useAdminRole()
  return (
    <AdminFrame section="settings">
      <section aria-labelledby="changeable" className="admin-list">
        <h2 id="changeable" className="admin-subtitle">
          Settings you can change
        </h2>
        {!mayChange('settings') && (
          <p className="admin-hint">Only admins with the role Owner or Finance can change them.</p>
        )}
        <div className="admin-columns">
          {changeable.map((setting) => (
            <SettingCard key={setting.key} {...{ setting, today }} />
          ))}
        </div>
      </section>
      <section aria-labelledby="configured" className="admin-list">
        <h2 id="configured" className="admin-subtitle">
          Server configuration
        </h2>
        <p className="admin-hint">
          These come from the server configuration and cannot be changed here.
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
          {settings.rates.length > 0 && (
            <Facts id="rates" title="Other exchange rates" facts={rateFacts(settings)} />
          )}
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
      </section>
    </AdminFrame>
  )
}
