import { TourSchema } from '#database/schema'

/** A group of gigs of an artist, with defaults for those that join it. */
export default class Tour extends TourSchema {
  static table = 'tours'
}
