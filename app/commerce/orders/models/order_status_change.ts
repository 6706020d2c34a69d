import { OrderStatusHistorySchema } from '#database/schema'

/** One move of an order row; append-only. */
export default class OrderStatusChange extends OrderStatusHistorySchema {
  static table = 'order_status_history'
}
