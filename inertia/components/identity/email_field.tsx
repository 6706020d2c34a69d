import type { ReactNode } from 'react'
import { TextField } from '~/components/ui/field'

export function EmailField({ label = 'Email', error }: { label?: string; error?: ReactNode }) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
