/** Names of real bands, and names typed to break a page: each is tried wherever a name is shown. */
export const nastyNames = [
  { kind: '39 letters', name: 'Donaudampfschifffahrtsgesellschaftskapi' },
  { kind: '100 letters', name: 'W'.repeat(100) },
  { kind: 'Arabic', name: 'فرقة الليل والنهار 1984 (live)' },
  { kind: 'Hebrew', name: 'להקת הלילה 1984 (live)' },
  {
    kind: 'combining marks',
    name: `Z${'\u0335\u0321\u0352'.repeat(8)}a${'\u0334\u0316'.repeat(8)}lgo`,
  },
]
