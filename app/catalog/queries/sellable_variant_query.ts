import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  isInStock,
  isShown,
  saleStateOf,
  type ProductFacts,
  type SaleState,
  type StockFacts,
} from '#catalog/availability/sale_availability'
import { piecesLeft } from '#catalog/availability/sale_terms'
import { IS_SOLD_HERE, soldHereBindings } from '#catalog/availability/sold_here'
import { isClothing } from '#catalog/clothing'
import {
  imageOf,
  type PicturedRow,
  type ProductRow,
} from '#catalog/transformers/product_transformer'
import {
  inWantedOrder,
  IS_WANTED,
  wantedBindings,
  type WantedVariant,
} from '#catalog/queries/wanted_variants'
import { fromDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** Everything an order row freezes about what is sold. */
export type SellableVariant = {
  productId: number
  artistId: number
  ownerUserId: number
  ownerEmail: string
  /** Members of the artist's band, whose purchases count as self-purchases like the owner's. */
  members: { userId: number; email: string }[]
  variantId: number
  productName: string
  bandName: string
  size: string
  color: string
  imageUrl: string
  isClothing: boolean
  currency: string
  sellingPrice: Pence
  basePrice: Pence
  share: Percentage
  saleState: SaleState
  /** When its sale begins, if at a set time, and the zone to show it in. */
  saleStartsAt: Date | null
  saleTimeZone: string | null
  /** Whether it is sold to everyone, or the device scanned a code of one of its gigs. */
  isSoldHere: boolean
  isInStock: boolean
  /** Null where there is no limit. */
  piecesLeft: number | null
}

/** `qrCodeIds`: codes that the buyer's device scanned. */
type Sale = { country: string; qrCodeIds: readonly number[] }

type Row = ProductFacts &
  StockFacts &
  PicturedRow &
  Pick<
    ProductRow,
    | 'artist_id'
    | 'owner_user_id'
    | 'band_name'
    | 'name'
    | 'currency'
    | 'selling_price'
    | 'sale_time_zone'
    | 'piece_limit'
    | 'pieces_taken'
  > & {
    is_sold_here: boolean
    base_price: string
    variant_id: number
    size: string
    color: string
    variant_preview_url: string | null
    profit_share_percentage: string
    owner_email: string
    members: { userId: number; email: string }[] | null
  }

/**
 * Finds variants that can be sold, and locks their rows until the transaction ends: price, stock and status of product and
 * variant cannot change between check and order, but the product's counters can (index `products_as_sold`). The artist
 * is read, not locked: a sale locks artists after all products, and the share is frozen as read here.
 */
export class SellableVariantQuery {
  /**
   * The variants by product, size and colour, as they can be sold to a country, in the order wanted; null where the product
   * or the variant does not exist. Products are locked in key order, so that two baskets never wait for each other.
   */
  async handle(
    wanted: readonly WantedVariant[],
    { country, qrCodeIds }: Sale,
    trx: TransactionClientContract
  ): Promise<(SellableVariant | null)[]> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(
      `SELECT products.id, products.artist_id, products.name, products.product_type, products.status, products.takedown_id, products.currency,
              products.selling_price, products.base_price, products.colors, products.design_url, products.preview_url,
              products.thumbnail_url, products.sale_starts_at, products.sale_ends_at, products.sale_time_zone,
              products.piece_limit, products.pieces_taken,
              ${IS_SOLD_HERE},
              artists.user_id AS owner_user_id, artists.band_name,
              artists.is_hidden AS artist_is_hidden, artists.profit_share_percentage, users.email AS owner_email,
              (SELECT json_agg(json_build_object('userId', members.id, 'email', members.email))
                 FROM band_members JOIN users AS members ON members.id = band_members.user_id
                WHERE band_members.artist_id = products.artist_id) AS members,
              product_variants.id AS variant_id, product_variants.size, product_variants.color,
              product_variants.preview_url AS variant_preview_url, product_variants.in_stock,
              product_variants.out_of_stock_in, product_variants.is_offered
         FROM products
         JOIN artists ON artists.id = products.artist_id
         JOIN users ON users.id = artists.user_id
         JOIN product_variants ON product_variants.product_id = products.id
        WHERE ${IS_WANTED}
        ORDER BY products.id, product_variants.id
          FOR KEY SHARE OF products FOR SHARE OF product_variants`,
      [...soldHereBindings(qrCodeIds), ...wantedBindings(wanted)]
    )
    return inWantedOrder(wanted, rows, ({ id }) => id).map((row) => row && toSellable(row, country))
  }

  /**
   * Whether each of these variants can be made for a country now, whatever the times of their sale: those were judged when
   * they were ordered. The products are locked in key order and as strongly as the
   * sale that is counted on them next needs it.
   */
  async areStillSold(
    variantIds: number[],
    country: string,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const { rows } = await trx.rawQuery<{ rows: (ProductFacts & StockFacts)[] }>(
      `SELECT products.id, products.status, products.takedown_id, products.sale_starts_at, products.sale_ends_at,
              artists.is_hidden AS artist_is_hidden, product_variants.in_stock,
              product_variants.out_of_stock_in, product_variants.is_offered
         FROM products
         JOIN artists ON artists.id = products.artist_id
         JOIN product_variants ON product_variants.product_id = products.id
        WHERE product_variants.id = ANY(?)
        ORDER BY products.id
          FOR NO KEY UPDATE OF products`,
      [variantIds]
    )
    return rows.every((row) => isShown(row) && isInStock(row, country))
  }
}

function toSellable(row: Row, country: string): SellableVariant {
  return {
    productId: row.id,
    artistId: row.artist_id,
    ownerUserId: row.owner_user_id,
    ownerEmail: row.owner_email,
    members: row.members ?? [],
    variantId: row.variant_id,
    productName: row.name,
    bandName: row.band_name,
    size: row.size,
    color: row.color,
    imageUrl: row.variant_preview_url ?? imageOf(row),
    isClothing: isClothing(row.product_type),
    currency: row.currency,
    sellingPrice: fromDecimal(row.selling_price),
    basePrice: fromDecimal(row.base_price),
    share: percentageFromDecimal(row.profit_share_percentage),
    saleState: saleStateOf(row),
    saleStartsAt: row.sale_starts_at,
    saleTimeZone: row.sale_time_zone,
    isSoldHere: row.is_sold_here,
    isInStock: isInStock(row, country),
    piecesLeft: piecesLeft(row),
  }
}
