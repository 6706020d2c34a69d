/** A plain page: a heading, a summary, and sections with headings. */
export type Text = {
  title: string
  lead: string
  /** The day its words last changed, as YYYY-MM-DD; null for a text that is not legally binding. */
  updated: string | null
  sections: Section[]
}

export type Section = {
  /** The section's place in the address, such as /terms#prices. */
  id: string
  title: string
  blocks: Block[]
}

/** A paragraph, a list, or a table of two columns. An email or a path of ours in them becomes a link. */
export type Block = string | { list: string[] } | { rows: [label: string, value: string][] }
