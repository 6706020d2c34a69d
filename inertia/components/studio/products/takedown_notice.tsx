import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Remark } from '~/components/studio/products/remark'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { MOST_TAKEDOWN_CHARACTERS, type TakedownKind } from '#shared/takedown'

const WHAT_IT_MEANS: Record<TakedownKind, string> = {
  withdrawn: 'It isn’t shown or sold in the shop. Orders that fans have already placed go ahead.',
  legal:
    'It isn’t shown or sold in the shop. While the claim is open, we don’t print orders of it or pay them out.',
}

/** Why we have taken a product down, and the artist's answer, which can be given once. */
export function TakedownNotice({ product }: { product: StudioProduct }) {
  const { may } = useOwner()
  const { takedown } = product
  if (!takedown) return null
  return (
    <section
      aria-label={`Why ${product.name} is taken down`}
      className="grid gap-3 border-l-2 border-bad pl-4"
    >
      <p className="max-w-[60ch]">
        <strong className="font-semibold text-bad">We’ve taken this product down.</strong>{' '}
        {WHAT_IT_MEANS[takedown.kind]}
      </p>
      <Remark by="From Gigstall" text={takedown.reason} />
      <Remark by="Your answer" text={takedown.answer} />
      {takedown.answer === null && may('products') && <AnswerForm product={product} />}
    </section>
  )
}

function AnswerForm({ product: { id, name } }: { product: StudioProduct }) {
  const toast = useToast()
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (answer.trim() === '') return setError('Write your answer')
    setBusy(true)
    try {
      await callApi('POST', `/api/products/${id}/takedown-answer`, { answer: answer.trim() })
      toast({ title: 'Answer sent', description: 'We read it and email you what we decide.' })
      router.reload()
    } catch (failure) {
      setError(sentenceOf(failure))
    }
    setBusy(false)
  }

  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={
          <>
            Your answer<span className="sr-only"> about {name}</span>
          </>
        }
        name="answer"
        rows={3}
        maxLength={MOST_TAKEDOWN_CHARACTERS}
        hint="You can answer once, so include everything: your licence, your permission, a link."
        value={answer}
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          setAnswer(target.value)
        }}
      />
      <Button
        type="submit"
        size="slim"
        className="justify-self-start"
        busy={busy}
        busyLabel="Sending..."
      >
        Send answer
      </Button>
    </form>
  )
}
