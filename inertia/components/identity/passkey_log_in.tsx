import { router, usePage } from '@inertiajs/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { ApiError, callApi } from '~/lib/api'
import {
  allowsPasskeys,
  askForPasskey,
  offerPasskeys,
  passkeyFailure,
  stopOfferingPasskeys,
} from '~/lib/passkeys'
import { showRoleMismatch } from '~/lib/role_mismatch_answer'

const OPTIONS = '/api/login/passkey-options'
const PATHS = { fan: '/api/login/passkey', artist: '/api/login/artist/passkey' }

type Answer = Awaited<ReturnType<typeof askForPasskey>>

type PasskeyLogInProps = {
  portal: 'fan' | 'artist'
  intended: string
  /** Whether the browser may offer passkeys by itself where the email is typed. */
  isOffered?: boolean
}

/** A login with a passkey: by a button, and among what the browser fills in. */
export function PasskeyLogIn({ portal, intended, isOffered = false }: PasskeyLogInProps) {
  const { site } = usePage().props
  const isPossible = allowsPasskeys(site.origin)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const logIn = async (answer: Answer) => {
    setBusy(true)
    try {
      await callApi('POST', PATHS[portal], answer)
      router.visit(intended, { replace: true })
    } catch (error) {
      fail(error)
    }
  }
  const fail = (error: unknown) => {
    setBusy(false)
    if (error instanceof ApiError && showRoleMismatch(error)) return
    setFailure(passkeyFailure(error))
  }
  const press = () => {
    setBusy(true)
    setFailure(undefined)
    askForPasskey(OPTIONS).then(logIn, fail)
  }
  const accept = useEffectEvent((answer: Answer | null) => {
    if (answer) void logIn(answer)
  })

  useEffect(() => {
    if (!isOffered || !isPossible) return
    void offerPasskeys(OPTIONS).then((answer) => accept(answer))
    return () => void stopOfferingPasskeys()
  }, [isOffered, isPossible])

  if (!isPossible) return null
  return (
    <div className="grid gap-3">
      <FormError message={failure} />
      <Button wide busy={busy} onClick={press}>
        Log in with a passkey
      </Button>
    </div>
  )
}
