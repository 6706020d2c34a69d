import { inject } from '@adonisjs/core'
import { describeEvidence } from '#disputes/describe_evidence'
import { FILE_FIELDS, type EvidenceTexts, type FileField } from '#disputes/evidence'
import {
  drawEvidenceDocument,
  type EvidenceDocument,
} from '#disputes/documents/draw_evidence_document'
import { evidenceDocumentOf } from '#disputes/documents/evidence_documents'
import { policyTextsPort } from '#disputes/policy_texts_port'
import type { DisputeRow } from '#disputes/queries/dispute_evidence_query'
import { EvidenceFactsQuery, type EvidenceFacts } from '#disputes/queries/evidence_facts_query'

export type Gathered = {
  facts: EvidenceFacts
  texts: EvidenceTexts
  /** The PDFs to be drawn; a field without content is left out. */
  documents: Partial<Record<FileField, EvidenceDocument>>
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
    const documents = FILE_FIELDS.flatMap((field) => {
      const document = evidenceDocumentOf(field, facts, policies)
      return document ? [[field, document] as const] : []
    })
    return { facts, texts: describeEvidence(facts, note), documents: Object.fromEntries(documents) }
  }

  /** Draws all the PDFs, one after the other. */
  async draw({ documents }: Gathered, inTurn: Draw): Promise<DrawnFile[]> {
    const drawn: DrawnFile[] = []
    for (const field of FILE_FIELDS) {
      const document = documents[field]
      if (document)
        drawn.push({ field, content: await inTurn(() => drawEvidenceDocument(document)) })
    }
    return drawn
  }
}
