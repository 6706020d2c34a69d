import type { EvidencePiece } from '#disputes/transformers/dispute_evidence_transformer'
import { EVIDENCE_WORDS } from '~/components/admin/disputes/evidence_words'
import { UserParagraphs } from '~/components/text/user_text'

type EvidencePiecesProps = { id: string; title: string; pieces: EvidencePiece[] }

/** Pieces of evidence with what we hold of each. */
export function EvidencePieces({ id, title, pieces }: EvidencePiecesProps) {
  if (pieces.length === 0) return null
  return (
    <section aria-labelledby={id} className="admin-facts">
      <h2 id={id} className="admin-heading">
        {title}
      </h2>
      <dl>
        {pieces.map((piece) => (
          <div key={piece.field}>
            <dt>{EVIDENCE_WORDS[piece.field]}</dt>
            <dd className="min-w-0 max-w-prose wrap-anywhere">
              <Held piece={piece} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Held({ piece: { field, kind, value, isNeeded } }: { piece: EvidencePiece }) {
  if (value === null)
    return isNeeded ? (
      <span className="text-bad">Missing</span>
    ) : (
      <span className="admin-soft">None</span>
    )
  if (kind === 'text') return <UserParagraphs className="font-normal">{value}</UserParagraphs>
  return (
    <a href={value} className="link w-fit lg:min-h-0">
      PDF<span className="sr-only">: {EVIDENCE_WORDS[field]}</span>
    </a>
  )
}
