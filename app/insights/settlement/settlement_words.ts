import { DateTime } from 'luxon'
import type { Addendum } from '#insights/settlement/settlement_addenda'
import type { SettledPiece } from '#insights/settlement/settlement_goods'
import type { SettledParty } from '#insights/settlement/settlement_parties'
import type { Settlement } from '#insights/settlement/settlement_sheet'
import type { GoodsCategory } from '#pricing/public'
import { isolated } from '#shared/isolated'
import { format, fromNumber } from '#shared/money'

/** Words of the settlement sheet that page and files share. */
export const CATEGORY_NAMES: Record<GoodsCategory, string> = {
  apparel: 'Apparel',
  otherGoods: 'Other goods',
  music: 'Music',
}

export const ADDENDUM_WORDS: Record<Addendum['kind'], string> = {
  late_order: 'Later order',
  refund: 'Refund',
  correction: 'Correction',
}

export const PARTY_WORDS: Record<SettledParty['kind'], string> = {
  venue: 'Venue',
  support: 'Support act',
  other: 'Other',
}

/** £24.00, −£1.60 */
export const pounds = (amount: number) => format(fromNumber(amount)).replace('-', '−')

export const orderCount = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`)

/** Nothing that is short is a dash. */
export const shortWords = (short: number) => (short === 0 ? '–' : pounds(short))

/** "24 November 2026 at 00:14", as clocks show it at the venue. */
export function momentAt(moment: string, { timeZone }: Settlement['gig']): string {
  return DateTime.fromISO(moment, { zone: timeZone })
    .setLocale('en-GB')
    .toFormat("d LLLL yyyy 'at' HH:mm")
}

export function shortSentence(piece: SettledPiece): string {
  const { name, price, earnings, agreed, short, units } = piece
  const pieces = units === 1 ? 'the one sold' : `the ${units} sold`
  return `${isolated(name)} at ${pounds(price)} earns ${pounds(earnings)} a piece; ${pounds(agreed)} was agreed. ${pounds(short)} is short on ${pieces}.`
}

export const NOTES = {
  short: 'What is short is between the artist and each party.',
  gross:
    'Gross is what fans paid for goods ordered through this gig’s codes, without shipping. Shares of gross leave out tax where it is known. The artist pays the parties.',
  tax: 'Gigstall pays the tax on goods from its own part.',
}

export const countingNote = (sheet: Settlement) =>
  `Orders through its codes count until ${momentAt(sheet.countsUntil, sheet.gig)}. Anything after the sheet is closed is added as a dated addendum.`
