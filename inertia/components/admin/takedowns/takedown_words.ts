import type { TakedownEvent, TakedownKind } from '#shared/takedown'

/** What each kind of takedown means for those who bought. */
export const KIND_WORDS: Record<TakedownKind, { label: string; hint: string }> = {
  withdrawn: {
    label: 'Withdrawn',
    hint: 'Orders already placed go ahead, paid or not.',
  },
  legal: {
    label: 'Legal claim',
    hint: 'Open checkouts are cancelled, late payments refunded, and orders not yet in production held. Nothing of it is paid out.',
  },
}

export const KINDS = Object.keys(KIND_WORDS) as TakedownKind[]

export const EVENT_WORDS: Record<TakedownEvent, string> = {
  taken_down: 'Taken down',
  answered: 'Answered by the artist',
  restored: 'Restored',
}
