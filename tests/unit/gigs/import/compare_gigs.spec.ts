import { test } from '@japa/runner'
import { compareGigs, sourceOf, type KnownEntry, type KnownGig } from '#gigs/import/compare_gigs'
import type { GigValues, ReadGig } from '#gigs/import/read_gig'

const values: GigValues = {
  name: 'Early Closing Tour',
  venue: 'The Old Transformer',
  city: 'Leeds',
  date: '2026-12-04',
  time: '20:00',
  timeZone: 'Europe/London',
}

const readGig = (changes: Partial<GigValues> = {}, more: Partial<ReadGig> = {}): ReadGig => ({
  line: 1,
  uid: 'a',
  recurrence: '',
  values: { ...values, ...changes },
  doubts: [],
  isCancelled: false,
  ...more,
})

const gig = (changes: Partial<KnownGig> = {}): KnownGig => ({
  ...values,
  id: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  isCancelled: false,
  ...changes,
})

const entry = (changes: Partial<KnownEntry> = {}): KnownEntry => ({
  sourceId: 7,
  uid: 'a',
  recurrence: '',
  read: values,
  gigId: 1,
  ...changes,
})

type Given = {
  read: ReadGig[]
  gigs?: KnownGig[]
  entries?: KnownEntry[]
  exported?: number | null
}

const compare = ({ read, gigs = [], entries = [], exported = null }: Given) =>
  compareGigs(
    read,
    {
      gigs,
      entries,
      sourceId: entries[0]?.sourceId ?? null,
      exportedGigId: () => exported,
      today: () => '2026-11-20',
    },
    true
  )

const wordsOf = (given: Given) =>
  compare(given).map(({ kind, isChosen, doubts }) => [kind, isChosen, ...doubts])

test.group('What an import would do', () => {
  test('is new, and ticked', ({ assert }) => {
    assert.deepEqual(wordsOf({ read: [readGig()] }), [['new', true]])
  }).tags(['TOUR-5'])

  test('is doubtful, and not ticked: {doubt}')
    .tags(['TOUR-5'])
    .with([
      { doubt: 'past', given: { read: [readGig({ date: '2026-11-19' })] } },
      { doubt: 'no-city', given: { read: [readGig({ city: null })] } },
      { doubt: 'all-day', given: { read: [readGig({}, { doubts: ['all-day'] })] } },
      { doubt: 'skipped-time', given: { read: [readGig({ date: '2027-03-28', time: '01:30' })] } },
      // Another spelling of the city is the same city.
      { doubt: 'alike', given: { read: [readGig()], gigs: [gig({ city: ' LEÉDS', venue: 'x' })] } },
      { doubt: 'deleted', given: { read: [readGig()], entries: [entry({ gigId: null })] } },
    ] as { doubt: string; given: Given }[])
    .run(({ assert }, { doubt, given }) => {
      assert.deepEqual(wordsOf(given), [['doubtful', false, doubt]])
    })

  test('is nothing for what is known', ({ assert }) => {
    const known = { gigs: [gig()], entries: [entry()] }
    assert.deepEqual(wordsOf({ read: [readGig()], ...known }), [['same', false]])
    // The artist renamed the gig: the source says nothing new.
    const renamed = { gigs: [gig({ name: 'Mine' })], entries: [entry()] }
    assert.deepEqual(wordsOf({ read: [readGig()], ...renamed }), [['same', false]])
  }).tags(['TOUR-4'])

  test('is a change of what moved in the source, old beside new', ({ assert }) => {
    const [line] = compare({
      read: [readGig({ time: '21:00' })],
      gigs: [gig()],
      entries: [entry()],
    })
    assert.containSubset(line, {
      kind: 'changed',
      isChosen: true,
      values: { ...values, time: '21:00' },
      gig: { id: 1, time: '20:00' },
    })
  }).tags(['TOUR-5'])

  test('never ticks a change of a gig that the artist changed, and keeps what the source left alone', ({
    assert,
  }) => {
    const [line] = compare({
      read: [readGig({ time: '21:00' })],
      gigs: [gig({ name: 'Mine' })],
      entries: [entry()],
    })
    assert.containSubset(line, {
      kind: 'changed',
      isChosen: false,
      doubts: ['own-change'],
      values: { name: 'Mine', time: '21:00' },
    })
  }).tags(['TOUR-6'])

  test('names gigs that are not in the source any more or cancelled there, and leaves them', ({
    assert,
  }) => {
    const known = { gigs: [gig()], entries: [entry()] }
    assert.deepEqual(wordsOf({ read: [], ...known }), [['gone', false]])
    const cancelled = readGig({}, { isCancelled: true })
    assert.deepEqual(wordsOf({ read: [cancelled], ...known }), [['gone', false]])
    // Neither is news: what was never imported, is over, or was cancelled by the artist.
    assert.deepEqual(wordsOf({ read: [cancelled] }), [])
    assert.deepEqual(wordsOf({ read: [], ...known, gigs: [gig({ date: '2026-11-19' })] }), [])
    assert.deepEqual(wordsOf({ read: [], ...known, gigs: [gig({ isCancelled: true })] }), [])
    assert.deepEqual(
      wordsOf({ read: [], ...known, entries: [entry({ sourceId: 7, gigId: null })] }),
      []
    )
  }).tags(['TOUR-5'])

  test('knows a gig by our own export, and does not tick what was changed in it', ({ assert }) => {
    const own = { gigs: [gig()], exported: 1 }
    assert.deepEqual(wordsOf({ read: [readGig()], ...own }), [['same', false]])
    assert.deepEqual(wordsOf({ read: [readGig({ time: '21:00' })], ...own }), [
      ['changed', false, 'own-change'],
    ])
  }).tags(['TOUR-9'])

  test('belongs to the source that most of it was imported from', ({ assert }) => {
    const read = ['a', 'b', 'c'].map((uid) => readGig({}, { uid }))
    const entries = [entry({ uid: 'a', sourceId: 8 }), entry({ uid: 'b' }), entry({ uid: 'c' })]
    assert.equal(sourceOf(read, entries), 7)
    assert.isNull(sourceOf(read, []))
  })
})
