import { FanFavoriteSchema } from '#database/schema'

/** A fan's heart on an artist. */
export default class FanFavorite extends FanFavoriteSchema {
  static table = 'fan_favorites'
}
