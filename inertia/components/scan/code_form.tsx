import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'

type CodeFormProps = {
  code?: string
  error?: string
  busy?: boolean
  /** Left out, and without scripts, the form is sent to the server. */
  onCode?: (code: string) => void
}

/** The code typed by hand: a plain form, so that it works on the worst of networks. */
export function CodeForm({ code, error, busy, onCode }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus()
  }, [error])

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onCode) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('code')
    if (typeof typed === 'string') onCode(typed)
  }

  return (
    <form ref={form} action="/scan" method="get" onSubmit={send} className="grid gap-3">
      <TextField
        label="Code"
        name="code"
        required
        defaultValue={code}
        error={error}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        className="[&_input]:display [&_input]:h-14 [&_input]:text-3xl [&_input]:tracking-wide"
      />
      <Button type="submit" variant="go" wide busy={busy} busyLabel="Looking the code up…">
        Open the store
      </Button>
    </form>
  )
}
