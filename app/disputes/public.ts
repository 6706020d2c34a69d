export { GatherEvidence } from '#disputes/actions/gather_evidence'
export { SaveEvidenceNote } from '#disputes/actions/save_evidence_note'
export { SendDisputeEvidence } from '#disputes/actions/send_dispute_evidence'
export { FILE_FIELDS } from '#disputes/evidence'
export { drawEvidenceDocument } from '#disputes/documents/draw_evidence_document'
export { policyTextsPort } from '#disputes/policy_texts_port'
export { DisputeEvidenceQuery } from '#disputes/queries/dispute_evidence_query'
export {
  toDisputeEvidence,
  toDisputePage,
  type DisputeEvidenceShape,
} from '#disputes/transformers/dispute_evidence_transformer'
