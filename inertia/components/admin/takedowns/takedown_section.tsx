import { useState } from 'react'
import type { TakedownStep } from '#catalog/takedowns/queries/takedown_history_query'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { RestoreDialog } from '~/components/admin/takedowns/restore_dialog'
import { TakedownDialog } from '~/components/admin/takedowns/takedown_dialog'
import { EVENT_WORDS, KIND_WORDS } from '~/components/admin/takedowns/takedown_words'
import { UserParagraphs } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDateTime } from '~/lib/dates'
import { isolated } from '#shared/isolated'

type TakedownSectionProps = { product: UnapprovedProduct; steps: TakedownStep[] }

/** Whether a product is taken down and why, what became of it, and how to take it down or restore it. */
export function TakedownSection({ product, steps }: TakedownSectionProps) {
  const [open, setOpen] = useState<'takedown' | 'restore' | null>(null)
  const { takedown } = product
  const { mayChange } = useAdminRole()
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="takedown" className="admin-facts max-w-[44rem] gap-4">
      <h2 id="takedown" className="admin-heading">
        Takedown
      </h2>
      {takedown ? (
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant="bad">Taken down</Badge>
          {KIND_WORDS[takedown.kind].label}
        </p>
      ) : (
        <p>This product isn’t taken down.</p>
      )}
      {mayChange('products') && (
        <div className="flex flex-wrap gap-3">
          {takedown && <Button onClick={() => setOpen('restore')}>Restore this product</Button>}
          {takedown?.kind !== 'legal' && (
            <Button variant="danger" onClick={() => setOpen('takedown')}>
              {takedown ? 'Treat as a legal claim' : 'Take this product down'}
            </Button>
          )}
        </div>
      )}
      <TakedownSteps steps={steps} />
      {open === 'takedown' && (
        <TakedownDialog
          products={[product]}
          kinds={takedown ? ['legal'] : undefined}
          onClose={close}
        />
      )}
      {open === 'restore' && <RestoreDialog products={[product]} onClose={close} />}
    </section>
  )
}

/** Who did what and why, latest first. */
function TakedownSteps({ steps }: { steps: TakedownStep[] }) {
  if (steps.length === 0) return null
  return (
    <ol>
      {steps.map(({ event, kind, words, actor, createdAt }, index) => (
        <li
          key={`${createdAt} ${index}`}
          className="grid gap-1 border-l-2 border-line-strong pb-5 pl-5 last:pb-0"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="font-semibold">
              {EVENT_WORDS[event]}
              {kind && `: ${KIND_WORDS[kind].label.toLowerCase()}`}
            </strong>
            <time dateTime={createdAt} className="text-sm text-ink-soft">
              {formatDateTime(createdAt)}
            </time>
          </p>
          {actor && <p className="text-[0.9375rem] text-ink-soft">By {isolated(actor)}</p>}
          <UserParagraphs>“{words}”</UserParagraphs>
        </li>
      ))}
    </ol>
  )
}
