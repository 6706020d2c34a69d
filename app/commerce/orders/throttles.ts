import limiter from '@adonisjs/limiter/services/main'
import { hashToken } from '#shared/ids'

const linkRequests = () => limiter.use({ requests: 5, duration: '1 hour' })

/** Limits the mails with an order link; counts whether or not the order exists. The key does not reveal the email. */
export async function countOrderLinkRequest(order: { orderNumber: string; email: string }) {
  await linkRequests().consume(hashToken(`order-link\n${order.orderNumber}\n${order.email}`))
}
