import type { CallName } from '#core/openapi/types'

/**
 * Names of the public contract that have been renamed. The earlier spelling works for one release: error answers carry
 * it as `deprecatedCode`, commands understand it as an alias, and a call answers at its earlier address as well, which the
 * OpenAPI document marks as deprecated. Remove this file with the next release.
 */

/** Error code → its earlier spelling. Where several codes became one, the error class has its own `deprecatedCode`. */
export const deprecatedCodes: Record<string, string> = {
  E_CONCURRENT_MODIFICATION: 'E_STALE',
  E_FULFILMENT_RESUMED: 'E_PRODUCTION_GOES_ON',
  E_IDEMPOTENCY_KEY_REUSED: 'E_IDEMPOTENCY_KEY',
  E_MANUAL_REVIEW_REQUIRED: 'E_NEEDS_PERSON',
  E_NOT_ON_HOLD: 'E_NOT_HELD',
  E_NOT_SHIPPED: 'E_NOT_MADE_YET',
  E_PAID_BEFORE_CANCELLATION: 'E_PAID_MEANWHILE',
  E_PAYMENT_NOT_RECORDED: 'E_PAYMENT_NOT_SETTLED',
  E_PAYOUT_NOT_RECORDED: 'E_PAYOUT_NOT_SETTLED',
  E_PREVIOUS_CHECKOUT_PAID: 'E_EARLIER_PAID',
  E_PRODUCT_ALREADY_APPROVED: 'E_PRODUCT_DECIDED',
  E_REMAINDER_UNFULFILLABLE: 'E_REST_NOT_MAKEABLE',
  E_REPLACEMENT_IN_PROGRESS: 'E_MADE_AGAIN_ALREADY',
  E_SUBMISSION_IN_PROGRESS: 'E_SUBMITTING',
}

/** Ace command → its earlier name. */
export const deprecatedCommands = {
  'announcements:send': 'news:send',
  'catalog:refresh-stats': 'catalog:recount',
  'maintenance:purge': 'purge:expired',
  'providers:backfill': 'reconcile',
  'user:set-role': 'dev:role',
}

/** Call → its earlier address. The module's routes name both. */
export const deprecatedCalls: Partial<Record<CallName, CallName>> = {
  'POST /api/admin/orders/{id}/reprint': 'POST /api/admin/orders/{id}/remake',
}
