import { FanFavoriteSchema } from '#database/schema'

/** A favourite artist of a fan. */
export default class FanFavorite extends FanFavoriteSchema {
  static table = 'fan_favorites'
}
