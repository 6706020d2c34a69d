import { VisitEventSchema } from '#database/schema'

/** A view or a basket of a product by somebody who came through a gig's code. */
export default class VisitEvent extends VisitEventSchema {
  static table = 'visit_events'
}
