import { useEffect, useState } from 'react'
import type { TakedownPreview } from '#catalog/takedowns/takedown_port'
import { KIND_WORDS, KINDS } from '~/components/admin/takedowns/takedown_words'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { SelectField, TextArea } from '~/components/ui/field'
import { callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'
import { MOST_TAKEDOWN_CHARACTERS, type TakedownKind } from '#shared/takedown'

export type ChosenProduct = { id: number; updatedAt: string }

type TakedownDialogProps = {
  products: readonly ChosenProduct[]
  /** Only these kinds can be chosen: a withdrawn product can still become a legal matter. */
  kinds?: readonly TakedownKind[]
  onDone?: () => void
  onClose: () => void
}

/** What the server needs of each product. */
export const chosenOf = (products: readonly ChosenProduct[]) =>
  products.map(({ id, updatedAt }) => ({ id, updatedAt }))

/** What a takedown of these products would hit, in words; null until it is read. */
function useOrdersHit(products: readonly ChosenProduct[], kind: TakedownKind): string | null {
  const [words, setWords] = useState<string | null>(null)
  const ids = products.map(({ id }) => id).join(' ')
  useEffect(() => {
    let isWanted = true
    const body = { products: ids.split(' ').map((id) => ({ id: Number(id) })), kind }
    callApi<TakedownPreview>('POST', '/api/admin/products/takedown/preview', body)
      .then(wordsOf)
      .catch((error: unknown) => sentenceOf(error))
      .then((read) => isWanted && setWords(read))
    return () => {
      isWanted = false
    }
  }, [ids, kind])
  return words
}

function wordsOf({ openCheckouts, unconfirmedOrders, productsOfSameArtwork }: TakedownPreview) {
  const orders = `${counted(openCheckouts, 'open checkout')} and ${counted(unconfirmedOrders, 'paid order')} not yet in production.`
  if (productsOfSameArtwork === 0) return orders
  return `${counted(productsOfSameArtwork, 'more product')} with the same artwork go too. ${orders}`
}

/** Asks why products are taken down, and shows what that hits before it happens. */
export function TakedownDialog({ products, kinds = KINDS, onDone, onClose }: TakedownDialogProps) {
  const [kind, setKind] = useState<TakedownKind>(kinds[0]!)
  const [reason, setReason] = useState('')
  const hit = useOrdersHit(products, kind)
  const those = counted(products.length, 'product')
  const body = { products: chosenOf(products), kind, reason: reason.trim() }
  return (
    <ConfirmDialog
      title={`Take down ${those}`}
      description="Only the artist and admins see it from now on. We email the artist your reason, and they can answer once."
      confirmLabel={`Take down ${those}`}
      isDangerous
      isUnchanged={reason.trim() === ''}
      act={() => callApi('POST', '/api/admin/products/takedown', body)}
      doneTitle={`${those} taken down`}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField
        label="Why"
        name="kind"
        value={kind}
        hint={KIND_WORDS[kind].hint}
        options={kinds.map((value) => ({ value, label: KIND_WORDS[value].label }))}
        onChange={({ target }) => setKind(target.value as TakedownKind)}
      />
      <p role="status" className="font-semibold">
        {hit ?? 'Counting orders…'}
      </p>
      <TextArea
        label="Reason for the artist"
        name="reason"
        rows={3}
        maxLength={MOST_TAKEDOWN_CHARACTERS}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
