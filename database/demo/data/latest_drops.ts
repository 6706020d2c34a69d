/** What came on sale last, the newest first: a front row of several kinds, no two of them by one artist. */
export const LATEST_DROPS = [
  'Please Walk Back Hoodie',
  'Grown Under Plastic Tee',
  'Coat Check LP',
  'Furnace Tank',
  'Payable Quarterly Tee',
  'All Five on Top Poster',
  'Bandmaster Cap',
  'Middle Watch Mug',
]
