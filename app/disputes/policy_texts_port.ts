import { definePort } from '#core/port'

export type PolicyBlock = string | { list: string[] } | { rows: [label: string, value: string][] }

/** A text as the shop publishes it. */
export type PolicyText = {
  title: string
  lead: string
  /** The day its words last changed, as YYYY-MM-DD. */
  updated: string | null
  sections: { title: string; blocks: PolicyBlock[] }[]
}

/** Reads the published texts that a bank is shown, in their order; answered by storefront. */
export const policyTextsPort = definePort<() => Promise<PolicyText[]>>('policyTextsPort')
