import type { HttpContext } from '@adonisjs/core/http'

/** The parts of the admin area as they stand in its address, `/admin?tab=…`. */
export const TABS = ['overview', 'products', 'catalog', 'printful', 'settings'] as const

export type Tab = (typeof TABS)[number]

/** One part of the admin area: reads what it shows and renders its page. */
export interface AdminTab {
  show(ctx: HttpContext): Promise<unknown>
}
