import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { HOME, toKeptVariant, type BlankOfferRow } from '#fulfilment/blanks/blank_offer'
import { BlankOffers } from '#fulfilment/blanks/blank_offers'
import { ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'
import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import { FulfilmentProvider, type CallOptions } from '#fulfilment/provider'
import type { CatalogVariant, PrintFile } from '#fulfilment/provider_types'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'

/** A blank is read again after an hour at the earliest, its print areas and transit time after 30 days. */
const FRESH_MINUTES = 60
const AREAS_FRESH_DAYS = 30
/** Pause after a failure. */
const USUAL_PAUSE_SECONDS = 60

/** An address on the British mainland, where most parcels go. */
const BRITAIN = { country: HOME, state: null, city: 'London', zip: 'SW1A 1AA' }
const CUSTOMS_VALUE = pence(2_000)

type TransitDays = { least: number; most: number } | null

/** Reads one blank at the provider: costs, stock and production days, and from time to time its print areas and transit. */
@inject()
export class ReadBlank {
  constructor(
    private provider: FulfilmentProvider,
    private offers: BlankOffers
  ) {}

  /**
   * Reads a blank if it is due and no other caller reads it. Throws what the provider's calls throw; the blank is then due
   * again soon, and the known data stays.
   *
   * @returns whether it was read
   */
  async handle(id: number, options: CallOptions): Promise<boolean> {
    const row = await this.offers.claim(id)
    if (!row) return false
    try {
      await this.#read(row, id, options)
      return true
    } catch (error) {
      if (isUnknownToProvider(error)) {
        await this.offers.markGone(id)
        return true
      }
      const seconds = error instanceof ProviderUnavailable ? error.retryAfterSeconds : null
      await this.offers.postpone(id, seconds ?? USUAL_PAUSE_SECONDS)
      throw error
    }
  }

  async #read(row: BlankOfferRow, id: number, options: CallOptions): Promise<void> {
    const { item, variants } = await this.provider.products.catalogItem(id, options)
    const now = clock.now()
    const freshSince = now.minus({ days: AREAS_FRESH_DAYS }).toJSDate()
    const areasAreFresh = row.areas_synced_at !== null && row.areas_synced_at > freshSince
    const further = areasAreFresh ? {} : await this.#areas(id, variants, options)
    await db
      .from('blank_offers')
      .where('catalog_item_id', id)
      .update({
        variants: JSON.stringify(variants.map(toKeptVariant)),
        production_days: item.productionDays,
        picture_url: item.image,
        synced_at: now.toJSDate(),
        due_at: now.plus({ minutes: FRESH_MINUTES }).toJSDate(),
        gone_at: item.isDiscontinued ? now.toJSDate() : null,
        ...further,
      })
  }

  async #areas(id: number, variants: CatalogVariant[], options: CallOptions) {
    const areas: PrintFile[] = await this.provider.mockups.printFiles(id, options)
    const transit = await this.#transit(variants, options)
    return {
      areas: JSON.stringify(areas),
      transit_least_days: transit?.least ?? null,
      transit_most_days: transit?.most ?? null,
      areas_synced_at: clock.now().toJSDate(),
    }
  }

  /** Transit days of standard shipping; null where the provider does not say. */
  async #transit(variants: CatalogVariant[], options: CallOptions): Promise<TransitDays> {
    const sent = variants.find(
      ({ inStock, outOfStockIn }) => inStock && !outOfStockIn.includes(HOME)
    )
    if (!sent) return null
    const goods = [{ catalogVariantId: sent.id, quantity: 1, value: CUSTOMS_VALUE }]
    const rates = await this.provider.products
      .shippingRates(BRITAIN, goods, options)
      .catch((error: unknown) => {
        if (error instanceof ProviderRefused) return []
        throw error
      })
    const { minDays: least, maxDays: most } = rates.find(({ isStandard }) => isStandard) ?? {}
    if (typeof least !== 'number' || typeof most !== 'number') return null
    return least >= 0 && most >= least && Number.isInteger(least) && Number.isInteger(most)
      ? { least, most }
      : null
  }
}
