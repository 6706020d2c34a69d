import type { PrintedSide } from '#catalog/mockups/mockups_port'

/** Rows as PostgreSQL gives them. */
export type MockupRequestRow = {
  product_id: number
  shows: string
  catalog_item_id: string
  catalog_variant_ids: string[]
  sides: PrintedSide[]
  state: 'wanted' | 'asked' | 'ready' | 'failed'
  task: string | null
  requested_at: Date | null
  looks: number
  tasks: number
  problem: string | null
  due_at: Date
}

/** Whether a side is seen from behind. */
export const isBack = (placement: string): boolean => placement.endsWith('back')
