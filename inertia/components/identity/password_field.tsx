import { useId, useState } from 'react'
import { CheckBox } from '~/components/ui/check_box'
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
  const tickId = useId()
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
            ? 'At least 10 characters. Three or four random words are easy to remember.'
            : undefined
        }
      />
      <label
        htmlFor={tickId}
        className="inline-flex min-h-11 w-fit items-center gap-3 text-[0.9375rem]"
      >
        <CheckBox
          id={tickId}
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        Show password
      </label>
    </div>
  )
}
