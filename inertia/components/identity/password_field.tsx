import { Check } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '~/components/ui/field'

type PasswordFieldProps = {
  label?: string
  name?: string
  error?: string
  /** A password being chosen, with its rule shown; otherwise the one in use. */
  isNew?: boolean
}

/** What is typed blind in the dark is typed wrong: it can be shown. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  error,
  isNew = false,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid">
      <TextField
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        error={error}
        hint={
          isNew
            ? 'At least 10 characters. Three or four words are easy to keep in mind.'
            : undefined
        }
      />
      <label className="inline-flex min-h-11 w-fit items-center gap-3 text-[0.9375rem]">
        <span className="grid size-6 *:[grid-area:1/1]">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
            className="peer size-6 appearance-none rounded-sm border-[1.5px] border-line-strong bg-sheet checked:bg-ink"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none m-auto size-4 text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        Show password
      </label>
    </div>
  )
}
