import { VisitEventSchema } from '#database/schema'

/** A view or an add-to-basket of a product by a visitor who came through a gig's code. */
export default class VisitEvent extends VisitEventSchema {
  static table = 'visit_events'
}
