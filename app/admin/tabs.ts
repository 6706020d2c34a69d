import type { HttpContext } from '@adonisjs/core/http'

/**
 * The tabs of the admin area, as named in its address: `/admin?tab=…`. Every list but that of products is a page of its own
 * (`routes.ts`), and so is a new one.
 */
export const TABS = ['overview', 'products', 'catalog', 'printful', 'settings'] as const

export type Tab = (typeof TABS)[number]

/** A tab of the admin area: reads what it shows and renders its page. */
export interface AdminTab {
  show(ctx: HttpContext): Promise<unknown>
}
