import { UserParagraphs } from '~/components/text/user_text'
/** A note about a product, with its author. */
export function Remark({ by, text }: { by: string; text: string | null }) {
  if (!text) return null
  return (
    <blockquote className="border-l-2 border-line-strong pl-4">
      <p className="text-sm text-ink-soft">{by}</p>
      <UserParagraphs className="max-w-[60ch]">{text}</UserParagraphs>
    </blockquote>
  )
}
