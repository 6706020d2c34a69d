import { tabDraft } from '~/lib/tab_draft'

/** A form's texts by the names of its fields. */
export type Words = Record<string, string>

/** Of one form, what was typed, and what stood in its fields when that began. */
export type FormDraft<Form extends Words = Words> = { was: Form; typed: Partial<Form> }

type Drafts = Record<string, FormDraft>

/** The later version of what a form changes; the first where they are the same. */
export const newerOf = <Thing extends { updatedAt: string }>(one: Thing, other: Thing): Thing =>
  Date.parse(other.updatedAt) > Date.parse(one.updatedAt) ? other : one

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

function repair(stored: object): Drafts {
  const usable = Object.entries(stored as Drafts).filter(
    ([, draft]) => isWords(draft?.was) && isWords(draft.typed)
  )
  return Object.fromEntries(usable)
}

const empty: Drafts = {}
const drafts = tabDraft<Drafts>({ storageKey: 'form-drafts', empty, repair })

/** What is typed as it was is no change, and a form without changes has no draft. */
function put(key: string, was: Words, typed: Words) {
  const others = Object.entries(drafts.get()).filter(([name]) => name !== key)
  const changed = Object.entries(typed).filter(([field, text]) => text !== (was[field] ?? ''))
  const draft = { was, typed: Object.fromEntries(changed) }
  const next: [string, FormDraft][] = changed.length > 0 ? [...others, [key, draft]] : others
  drafts.write(next.length > 0 ? Object.fromEntries(next) : empty)
}

/** What was typed into the forms of an account, kept for this tab until it is sent or given up. */
export const formDrafts = {
  ...drafts,
  /** One more key pressed; `now` is what stands in the fields where nothing was typed yet. */
  change(key: string, now: Words, field: string, value: string) {
    const { was, typed } = drafts.get()[key] ?? { was: now, typed: {} }
    put(key, was, { ...(typed as Words), [field]: value })
  },
  /** What is typed goes on from other words than those it began with. */
  goOnFrom(key: string, words: Words) {
    const draft = drafts.get()[key]
    if (draft) put(key, words, draft.typed as Words)
  },
  /** Call after saving: `words` are stored now, and what was typed since `sent` is laid over them. */
  stored(key: string, sent: Words, words: Words) {
    const typed = Object.entries(drafts.get()[key]?.typed ?? {}) as [string, string][]
    const later = typed.filter(([field, text]) => text !== sent[field])
    put(key, words, Object.fromEntries(later))
  },
  drop: (key: string) => put(key, {}, {}),
}
