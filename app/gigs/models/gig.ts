import { GigSchema } from '#database/schema'

/** A concert: where and when, in its own time zone. */
export default class Gig extends GigSchema {
  static table = 'gigs'
}
