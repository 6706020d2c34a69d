import type { GigShares } from '~/components/studio/shapes'

type Share = GigShares['shares'][number]

/** One party as the form has it: every field as it is typed. */
export type ShareWords = Record<
  'kind' | 'name' | 'vatNumber' | 'base' | 'apparel' | 'otherGoods' | 'music',
  string
> & {
  key: number
  /** Of a party that is saved already. */
  id?: number
}

/** As many parties as a gig may have. */
export const MOST_SHARES = 10

export const KINDS = [
  { value: 'venue', label: 'Venue' },
  { value: 'support', label: 'Support act' },
  { value: 'other', label: 'Other' },
]

export const BASES = [
  { value: 'gross', label: 'Gross: what fans paid for goods' },
  { value: 'earnings', label: 'Your earnings' },
]

export const shareWords = (shares: Share[]): ShareWords[] =>
  shares.map((share, key) => ({
    key,
    id: share.id,
    kind: share.kind,
    name: share.name,
    vatNumber: share.vatNumber ?? '',
    base: share.base,
    apparel: String(share.apparel),
    otherGoods: String(share.otherGoods),
    music: String(share.music),
  }))

export const newShare = (shares: ShareWords[], venue: string | null): ShareWords => {
  const isVenue = !shares.some(({ kind }) => kind === 'venue')
  return {
    key: Math.max(-1, ...shares.map(({ key }) => key)) + 1,
    kind: isVenue ? 'venue' : 'support',
    name: isVenue ? (venue ?? '') : '',
    vatNumber: '',
    base: isVenue ? 'gross' : 'earnings',
    apparel: '',
    otherGoods: '',
    music: '',
  }
}

/** The first percentage is typed for all categories until one of the others is given its own. */
export function changeShare(
  share: ShareWords,
  field: Exclude<keyof ShareWords, 'key' | 'id'>,
  value: string
): ShareWords {
  if (field !== 'apparel') return { ...share, [field]: value }
  const follow = (percent: string) => (percent === share.apparel ? value : percent)
  const { otherGoods, music } = share
  return { ...share, apparel: value, otherGoods: follow(otherGoods), music: follow(music) }
}

/** A comma is a decimal point to many hands; what is no number is refused by the server. */
const percentOf = (typed: string) => {
  const text = typed.trim().replace('%', '').replace(',', '.')
  return text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text)
}

/** What the call takes of the parties. */
export const toShares = (shares: ShareWords[]) =>
  shares.map(({ id, kind, name, vatNumber, base, ...share }) => ({
    ...(id !== undefined && { id }),
    kind,
    name,
    vatNumber: vatNumber.trim() === '' ? null : vatNumber,
    base,
    apparel: percentOf(share.apparel),
    otherGoods: percentOf(share.otherGoods),
    music: percentOf(share.music),
  }))
