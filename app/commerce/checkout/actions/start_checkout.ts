import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deviceHash, networkHash, ReservePieces } from '#commerce/checkout/actions/reserve_pieces'
import { QuoteBasketShipping } from '#commerce/checkout/actions/quote_basket_shipping'
import { ShippingRatePolicy, type Shipping } from '#commerce/checkout/shipping/shipping_rate_policy'
import { paymentRequestFor } from '#commerce/checkout/payment_request'
import { lineRefusal, piecesRefusal } from '#commerce/checkout/line_refusal'
import { HOME_COUNTRY } from '#commerce/orders/countries'
import { OfferQueries, SellableVariantQuery } from '#catalog/public'
import { LockOwnAccount } from '#identity/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { callDeadline } from '#core/http/call_deadline'
import {
  AddressRequired,
  BasketChanged,
  PiecesTaken,
  ShippingChanged,
  ShippingUnavailable,
  UnknownVariant,
  type RefusedLine,
} from '#commerce/checkout/errors'
import {
  CreateCheckoutRows,
  type CheckoutLine,
  type Contact,
  type ShippingAddress,
} from '#commerce/orders/actions/create_checkout_rows'
import { CheckoutQueries, type PlacedCheckout } from '#commerce/orders/queries/checkout_queries'
import {
  ReservePaymentSession,
  type ReservedPayment,
} from '#commerce/payments/actions/reserve_payment_session'
import type { Pence } from '#shared/money'

/** Stripe ends a session after 30 minutes at the earliest; the frozen prices are honoured as long. */
const LIFE_MINUTES = 35

/** When we ask Stripe to end the session of limited products: others wait for the pieces. */
const LIMITED_LIFE_MINUTES = 10

/** Of what a request may take, so much is for Stripe. */
const PAYMENT_MILLISECONDS = 4_000

export type WantedLine = {
  productId: number
  artistId?: number
  size: string
  color: string
  quantity: number
  /** What the shopper saw: of the whole line, or of one piece. */
  totalAmount?: Pence
  price?: Pence
}

export type Purchase = {
  userId: number | null
  contact: Contact
  address: ShippingAddress | null
  /** What the shopper saw for it; left out, whatever it costs. */
  shippingAmount?: Pence
  lines: WantedLine[]
  /** A basket is refused line by line, a single purchase by its own error. */
  isBasket: boolean
  /** The caller's network, whose visitors share limits of new shipping rates and of unpaid pieces. */
  network: string
  /** From artist to the code their sale belongs to, read from the device's own cookie. */
  qrCodeIds: ReadonlyMap<number, number>
  /** The id of the device, one of the ways to recognise a buyer of limited products. */
  deviceId: string
}

type Goods = Awaited<ReturnType<OfferQueries['shippedGoods']>>

/** A checkout with its payment, if this call placed it; a repeated call finds the checkout alone. */
export type StartedCheckout = { placed: PlacedCheckout; payment: ReservedPayment | null }

/**
 * Starts a checkout: turns what a shopper wants into an unpaid one, and reserves its payment. Price, stock and status are
 * checked on locked rows in the transaction that writes the order; shipping is quoted before it. The same call with the
 * same key gives the same checkout. Throws AddressRequired, ShippingUnavailable, and SignInRequired for an account that
 * has ended, before anything is written.
 */
@inject()
export class StartCheckout {
  constructor(
    private offers: OfferQueries,
    private sellable: SellableVariantQuery,
    private createRows: CreateCheckoutRows,
    private reservePayment: ReservePaymentSession,
    private checkouts: CheckoutQueries,
    private quoteShipping: QuoteBasketShipping,
    private shippingRates: ShippingRatePolicy,
    private idempotency: IdempotencyStore,
    private lockOwnAccount: LockOwnAccount,
    private reservePieces: ReservePieces
  ) {}

  async handle(
    purchase: Purchase,
    key: IdempotencyKey | null,
    caller?: TransactionClientContract
  ): Promise<StartedCheckout> {
    // What was ordered under this key is answered without asking the provider, who may be away by now.
    const isPlaced = key !== null && (await this.idempotency.find(key)) !== null
    const shipping = isPlaced ? null : await this.#quoteWhatIsLeft(purchase)
    let started = null as StartedCheckout | null
    const place = async (trx: TransactionClientContract) => {
      started = await this.#place(purchase, shipping, trx)
      return started.placed.checkout.id
    }
    const checkoutId = await this.idempotency.handle(key, place, caller)
    return started ?? { placed: await this.checkouts.withOrders(checkoutId), payment: null }
  }

  /**
   * What sending it costs; a provider that is slow to say leaves enough time to open the payment. Throws AddressRequired,
   * ShippingUnavailable.
   */
  async quote(basket: Pick<Purchase, 'lines' | 'address' | 'network'>): Promise<Shipping> {
    return this.#quoteFor(basket, basket.address && (await this.offers.shippedGoods(basket.lines)))
  }

  async #quoteFor(
    { lines, address, network }: Pick<Purchase, 'lines' | 'address' | 'network'>,
    goods: Goods | null
  ): Promise<Shipping> {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const most = this.shippingRates.mostPiecesAtFlatRate
    if (!address && pieces > most) throw new AddressRequired(most)
    if (!address || !goods) return this.shippingRates.flatShippingRate()
    return callDeadline.leaving(PAYMENT_MILLISECONDS, () =>
      this.quoteShipping.handle(goods, address, { purpose: 'order', network })
    )
  }

  async #place(
    purchase: Purchase,
    shipping: Shipping | null,
    trx: TransactionClientContract
  ): Promise<StartedCheckout> {
    if (!shipping) throw new ShippingUnavailable()
    // An account that is deleted or suspended meanwhile orders nothing more.
    if (purchase.userId !== null) await this.lockOwnAccount.handle(purchase.userId, trx)
    const lines = await this.#sellableLines(purchase, trx)
    if (purchase.shippingAmount !== undefined && purchase.shippingAmount !== shipping.amount)
      throw new ShippingChanged(shipping.amount)
    const isLimited = lines.some(({ variant }) => variant.piecesLeft !== null)
    const placed = await this.createRows.handle(
      {
        ...purchase,
        lines,
        shipping,
        lifeMinutes: isLimited ? LIMITED_LIFE_MINUTES : LIFE_MINUTES,
        deviceHash: isLimited ? deviceHash(purchase.deviceId) : null,
        networkHash: isLimited ? networkHash(purchase.network) : null,
      },
      trx
    )
    const clothing = lines.filter(({ variant }) => variant.isClothing)
    const request = paymentRequestFor(
      placed,
      new Set(clothing.map(({ variant }) => variant.productId))
    )
    const row = await this.reservePayment.first(request, trx)
    await this.#reserve(placed, purchase, trx)
    return { placed, payment: { request, row } }
  }

  /** Refuses most late buyers at once, without asking the printer or locking a row. */
  async #quoteWhatIsLeft(purchase: Purchase): Promise<Shipping> {
    const goods = purchase.address && (await this.#goodsLeft(purchase))
    try {
      return await this.#quoteFor(purchase, goods)
    } catch (error) {
      // They may have been taken while the printer was asked.
      if (goods) await this.#goodsLeft(purchase)
      throw error
    }
  }

  async #goodsLeft(purchase: Purchase): Promise<Goods> {
    const goods = await this.offers.shippedGoods(purchase.lines)
    const taken = purchase.lines.find(
      ({ quantity }, index) => (goods[index]?.piecesLeft ?? quantity) < quantity
    )
    if (taken)
      throw piecesRefusal(purchase, { productId: taken.productId, error: new PiecesTaken() })
    return goods
  }

  /** Runs last, so that the next buyer of the same pieces waits as briefly as possible. */
  async #reserve(placed: PlacedCheckout, purchase: Purchase, trx: TransactionClientContract) {
    const refused = await this.reservePieces.handle(placed, trx)
    if (refused) throw piecesRefusal(purchase, refused)
  }

  /** Locks what is wanted, in key order, and throws for what cannot be bought. */
  async #sellableLines(
    { lines, address, isBasket, qrCodeIds }: Purchase,
    trx: TransactionClientContract
  ): Promise<CheckoutLine[]> {
    const inKeyOrder = lines.toSorted((one, other) => one.productId - other.productId)
    // Without an address the payment page takes one at home only.
    const country = address?.country ?? HOME_COUNTRY
    const sale = { country, qrCodeIds: [...qrCodeIds.values()] }
    const variants = await this.sellable.handle(inKeyOrder, sale, trx)
    const refused: RefusedLine[] = []
    const sold = inKeyOrder.flatMap((wanted, index) => {
      const variant = variants[index]
      const error = variant ? lineRefusal(variant, wanted) : new UnknownVariant()
      if (error) refused.push({ line: wanted, error })
      if (!variant || error) return []
      const { quantity } = wanted
      return [{ variant, quantity, qrCodeId: qrCodeIds.get(variant.artistId) ?? null }]
    })
    if (refused.length > 0) throw isBasket ? new BasketChanged(refused) : refused[0].error
    return sold
  }
}
