import type { HttpContext } from '@adonisjs/core/http'
import { type AdminTab, type Tab, TABS } from '#admin/tabs'
import { CatalogTab } from '#admin/tabs/catalog_tab'
import { OverviewTab } from '#admin/tabs/overview_tab'
import { ProviderTab } from '#admin/tabs/provider_tab'
import { ProductsTab } from '#admin/tabs/products_tab'
import { SettingsTab } from '#admin/tabs/settings_tab'

const tabs = {
  overview: OverviewTab,
  products: ProductsTab,
  catalog: CatalogTab,
  printful: ProviderTab,
  settings: SettingsTab,
} satisfies Record<Tab, new (...args: never[]) => AdminTab>

/** GET /admin: the tab is in the address; an unknown one is the overview. */
export default class AreaController {
  async show(ctx: HttpContext) {
    const tab = TABS.find((name) => name === ctx.request.qs().tab) ?? 'overview'
    const shown: AdminTab = await ctx.containerResolver.make(tabs[tab])
    return shown.show(ctx)
  }
}
