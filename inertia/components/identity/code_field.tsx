import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'

type CodeFieldProps = {
  error?: string
  /** Whether there is an app whose code may be entered. */
  allowsAppCode?: boolean
  /** Whether a recovery code may be entered in place of the app's code. */
  allowsRecoveryCode?: boolean
  /** Whether it has the focus when it appears. */
  isFocused?: boolean
}

/** The code of an authenticator app, which phones fill in, or a recovery code. */
export function CodeField({
  error,
  allowsAppCode = true,
  allowsRecoveryCode = false,
  isFocused = false,
}: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(!allowsAppCode)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.querySelector('input')?.focus()
  }, [isFocused, isRecovery])
  return (
    <div ref={box} className="grid gap-1">
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        name="code"
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={40}
        required
        error={error}
        hint={isRecovery ? 'One of the codes you saved, such as 7QK2-81XM-4HTR-9CVB.' : '6 digits'}
      />
      {allowsAppCode && allowsRecoveryCode && (
        <Button
          size="slim"
          variant="quiet"
          className="w-fit px-0 underline"
          onClick={() => setRecovery(!isRecovery)}
        >
          {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  )
}
