import { ProductStatusHistorySchema } from '#database/schema'

/** One move in a product's life; append-only. */
export default class ProductStatusChange extends ProductStatusHistorySchema {
  static table = 'product_status_history'
}
