import { inject } from '@adonisjs/core'
import { describeEvidence } from '#disputes/describe_evidence'
import { FILE_FIELDS, type EvidenceTexts, type FileField } from '#disputes/evidence'
import { drawPaper, type Paper } from '#disputes/papers/draw_paper'
import { paperOf } from '#disputes/papers/papers'
import { policyTextsPort } from '#disputes/policy_texts_port'
import type { DisputeRow } from '#disputes/queries/dispute_evidence_query'
import { EvidenceFactsQuery, type EvidenceFacts } from '#disputes/queries/evidence_facts_query'

export type Gathered = {
  facts: EvidenceFacts
  texts: EvidenceTexts
  /** The PDFs to be drawn; a field without content is left out. */
  papers: Partial<Record<FileField, Paper>>
}

export type DrawnFile = { field: FileField; content: Buffer }

/** Draws one document; callers take turns (core/print). */
export type Draw = (draw: () => Promise<Buffer>) => Promise<Buffer>

/** Gathers the evidence about a dispute as it is now: texts, and PDFs of what we hold (EVID-1). */
@inject()
export class GatherEvidence {
  constructor(private facts: EvidenceFactsQuery) {}

  async handle(dispute: DisputeRow, note: string | null): Promise<Gathered> {
    const facts = await this.facts.handle(dispute)
    const policies = await policyTextsPort.current()()
    const papers = FILE_FIELDS.flatMap((field) => {
      const paper = paperOf(field, facts, policies)
      return paper ? [[field, paper] as const] : []
    })
    return { facts, texts: describeEvidence(facts, note), papers: Object.fromEntries(papers) }
  }

  /** Draws all the PDFs, one after the other. */
  async draw({ papers }: Gathered, inTurn: Draw): Promise<DrawnFile[]> {
    const drawn: DrawnFile[] = []
    for (const field of FILE_FIELDS) {
      const paper = papers[field]
      if (paper) drawn.push({ field, content: await inTurn(() => drawPaper(paper)) })
    }
    return drawn
  }
}
