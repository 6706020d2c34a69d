import type { HttpContext } from '@adonisjs/core/http'

/** The tabs of the admin area, as named in its address: `/admin?tab=…`. Every other list is a page of its own (`routes.ts`). */
export const TABS = ['overview', 'products', 'catalog', 'printful', 'settings'] as const

export type Tab = (typeof TABS)[number]

/** A tab of the admin area: reads what it shows and renders its page. */
export interface AdminTab {
  show(ctx: HttpContext): Promise<unknown>
}
