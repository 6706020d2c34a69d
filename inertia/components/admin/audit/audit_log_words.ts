import type { AuditEntryShape } from '#admin/transformers/audit_entry_transformer'
import { payoutDayWords } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'
import { statusOf } from '~/lib/statuses'

/** The label of each audited action; an action that is missing here is shown by its own name. */
const actions: Record<string, string> = {
  'demo_data_populated': 'Demo data added',
  'accounts.export': 'Exported accounts',
  'artists.export': 'Exported artists',
  'orders.export': 'Exported orders',
  'artist.hold_payouts': 'Paused payouts',
  'artist.keep_fraud_hold': 'Kept payouts paused',
  'artist.release_fraud_check': 'Released a fraud check',
  'artist.pay_now': 'Paid an artist now',
  'artist.release_payouts': 'Resumed payouts',
  'artist.share': 'Changed share',
  'artist.unverify': 'Removed verification',
  'artist.verify': 'Verified',
  'fraud_rule.change': 'Changed a fraud rule',
  'dispute.save_evidence': 'Saved dispute evidence',
  'dispute.send_evidence': 'Sent dispute evidence',
  'mail.retry': 'Resent an email',
  'month.close': 'Closed a month',
  'month.download': 'Downloaded accounting file',
  'note.add': 'Added a note',
  'order.cancel': 'Cancelled order',
  'order.release': 'Released order',
  'order.dismiss_warning': 'Dismissed a fraud warning',
  'order.deliver': 'Marked as delivered',
  'order.refund': 'Refunded',
  'order.reprint': 'Ordered a reprint',
  'order.retry': 'Retried at Printful',
  'payout.retry': 'Tried payout again',
  'product.change': 'Changed product',
  'product.clear': 'Cleared product',
  'product.create': 'Created product',
  'product.restore': 'Restored product',
  'product.status': 'Changed product status',
  'product.take_down': 'Took product down',
  'provider.connect': 'Connected Printful',
  'provider.disconnect': 'Disconnected Printful',
  'provider.sync': 'Started a sync',
  'queue.retry': 'Retried jobs',
  'report.decide': 'Decided report',
  'signoff.approve_pay_now': 'Approved a request to pay now',
  'setting.change': 'Changed a setting',
  'setting.withdraw': 'Withdrew a planned setting',
  'signoff.approve_refund': 'Approved a refund',
  'signoff.approve_resume_payouts': 'Approved a request to resume payouts',
  'signoff.approve_retry_payout': 'Approved a payout',
  'signoff.reject_pay_now': 'Rejected a request to pay now',
  'signoff.reject_refund': 'Rejected a refund',
  'signoff.reject_resume_payouts': 'Rejected a request to resume payouts',
  'signoff.reject_retry_payout': 'Rejected a payout',
  'signoff.request_pay_now': 'Asked to pay an artist now',
  'signoff.request_refund': 'Asked for a refund',
  'signoff.request_resume_payouts': 'Asked to resume payouts',
  'signoff.request_retry_payout': 'Asked for a payout',
  'signoff.withdraw_pay_now': 'Withdrew a request to pay now',
  'signoff.withdraw_refund': 'Withdrew a refund',
  'signoff.withdraw_resume_payouts': 'Withdrew a request to resume payouts',
  'signoff.withdraw_retry_payout': 'Withdrew a payout',
  'user.app_add': 'Added authenticator app',
  'user.app_remove': 'Removed authenticator app',
  'user.create': 'Created account',
  'user.email': 'Changed email',
  'user.second_factor_removal': 'Removed two-step login after a lost device',
  'user.second_factor_removal_request': 'Asked to remove two-step login: device lost',
  'user.second_factor_removal_cancel': 'Cancelled the request about a lost device',
  'user.second_factor_removal_confirm': 'Confirmed a lost device',
  'user.intrusion': 'Reported someone else in the account',
  'user.log_in': 'Logged in',
  'user.log_in_fail': 'Failed to log in',
  'user.passkey_add': 'Added a passkey',
  'user.passkey_remove': 'Removed a passkey',
  'user.password': 'Changed password',
  'user.recovery_codes': 'Made new recovery codes',
  'user.restore': 'Lifted suspension',
  'user.role': 'Changed role',
  'user.security_read': 'Viewed an account’s logins',
  'user.suspend': 'Suspended',
  'user.two_step_off': 'Turned off two-step login',
  'user.two_step_on': 'Turned on two-step login',
  'watched_word.add': 'Added a watched word',
  'watched_word.remove': 'Removed a watched word',
}

const subjects: Record<string, string> = {
  demo_data: 'Demo data',
  user: 'Account',
  artist: 'Artist',
  product: 'Product',
  order: 'Order',
  payout: 'Payout',
  dispute: 'Dispute',
  provider: 'Printful connection',
  queue: 'Queue',
  fraud_rule: 'Fraud rule',
  report: 'Report',
  mail: 'Email',
  month: 'Month',
  provider_sync: 'Printful sync',
  setting: 'Setting',
  watched_word: 'Watched word',
  list: 'List',
}

const fields: Record<string, string> = {
  userType: 'Role',
  isSuspended: 'Suspended',
  isConnected: 'Connected',
  isVerified: 'Verified',
  profitSharePercentage: 'Share',
  printfulProductId: 'Printful product',
  artistId: 'Artist',
  basePrice: 'Cost',
  refundId: 'Refund',
  signoffId: 'Second approval',
  noteId: 'Note',
  amount: 'Refunded',
  shippingAmount: 'Shipping refunded',
  kind: 'Kind of sync',
  externalId: 'Order at Printful',
  validFrom: 'From',
  holdingDays: 'Days from dispatch to payout',
  minimum: 'Smallest payout',
  payoutDay: 'Payout day',
}

/** "sellingPrice", "isActive" and "price.change" as words. */
function spoken(name: string): string {
  const words = name
    .replace(/[._]/g, ' ')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const actionWords = (action: string) => actions[action] ?? spoken(action)

export const subjectWords = (type: string) => subjects[type] ?? spoken(type)

/** There is one of each, so its number says nothing. */
const SINGLE = ['demo_data', 'list', 'provider']

/** A subject by its own name, else by its kind and number. */
export function subjectName({ type, id, name }: AuditEntryShape['subject']): string {
  return name ?? (SINGLE.includes(type) ? subjectWords(type) : `${subjectWords(type)} ${id}`)
}

export const fieldWords = (field: string) => fields[field] ?? spoken(field)

const MONEY = /(price|cost|fee|amount|profit|minimum)$/i
const PERCENT = /percentage$/i

/** A value as the screens of its field show it. */
export function valueWords(field: string, value: string): string {
  if (field === 'status') return statusOf(value).label
  if (field === 'productType') return productTypeLabel(value)
  if (field === 'payoutDay') return payoutDayWords(Number(value))
  if (value === '' || Number.isNaN(Number(value))) return value
  if (MONEY.test(field)) return formatMoney(Number(value))
  return PERCENT.test(field) ? `${value}%` : value
}

/** Where a subject is looked at; null for a kind that has no page. */
export function subjectHref(type: string, id: number, name: string | null): string | null {
  if (type === 'artist') return `/store/${id}`
  if (type === 'product') return `/product/${id}`
  if (type === 'order' && name) return `/admin/orders/${name}`
  if (type === 'provider') return '/printful'
  if (type === 'provider_sync') return '/admin?tab=printful'
  if (type === 'user') return `/admin/users?search=${encodeURIComponent(name ?? '')}`
  return null
}
