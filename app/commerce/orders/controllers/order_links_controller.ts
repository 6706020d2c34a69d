import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { afterResponse } from '#core/after_response'
import { SendOrderLink } from '#commerce/orders/actions/send_order_link'
import { countOrderLinkRequest } from '#commerce/orders/throttles'
import { orderLinkValidator } from '#commerce/orders/validators/order_link_validator'

/** POST /api/orders/link: the link of an order once more, by mail. */
@inject()
export default class OrderLinksController {
  constructor(private sendOrderLink: SendOrderLink) {}

  /** Always 202, and as fast if there is no such order: the work is done after the response. */
  async store({ request, response }: HttpContext) {
    const order = await request.validateUsing(orderLinkValidator)
    await countOrderLinkRequest(order)
    afterResponse('mailing an order link', () => this.sendOrderLink.handle(order))
    return response.status(202).send({
      message: 'If that order number and email match, we’ve sent you a link',
    })
  }
}
