import type { CursorOrder } from '#core/http/cursor_pagination'

/** The view of a list that a page's address asks for, else the first one (docs/rules/http-api.md#unusable-values-in-addresses). */
export const parseView =
  <View extends string>(views: readonly [View, ...View[]]) =>
  (asked: unknown): View =>
    views.find((view) => view === asked) ?? views[0]

/** Orders a list by id: `asc` for the oldest first. */
export const byId = (name: string, column: string, direction: 'asc' | 'desc'): CursorOrder => ({
  name,
  keys: [{ column, direction, kind: 'integer' }],
})
