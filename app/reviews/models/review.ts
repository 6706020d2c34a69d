import { ReviewSchema } from '#database/schema'

/** One to five stars by a fan whose order was delivered; one per fan and product. */
export default class Review extends ReviewSchema {
  static table = 'reviews'
}
