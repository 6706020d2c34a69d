import type { ReactNode } from 'react'
import { TextField } from '~/components/ui/field'

type EmailFieldProps = {
  label?: string
  error?: ReactNode
  /** Whether the browser offers passkeys beside the emails that it fills in. */
  offersPasskeys?: boolean
}

export function EmailField({ label = 'Email', error, offersPasskeys = false }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'email webauthn' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
