import { Conflict } from '#core/exceptions/errors'

/** A slip here sells one band's artwork for another: it has to be confirmed. */
export class StoreProductOfOtherBand extends Conflict {
  constructor(bandName: string) {
    super(
      `This store product looks like ${bandName}’s. Check that you have chosen the right artist.`,
      'E_OTHER_BAND'
    )
  }
}
