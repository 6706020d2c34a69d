import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

const roles = [
  { role: 'fan', label: 'Fan' },
  { role: 'artist', label: 'Artist' },
  { role: 'admin', label: 'Admin' },
] as const

/** One press and one is in, as anybody. Development only: in production neither the buttons nor the call exist. */
export function DemoSignIn({ intended }: { intended: string }) {
  const { site } = usePage().props
  const toast = useToast()
  const [pressed, setPressed] = useState<string | null>(null)
  if (!site.isDevelopment) return null

  async function signIn(role: string) {
    setPressed(role)
    try {
      await callApi('POST', '/api/dev/sign-in', { role })
      router.visit(intended, { replace: true })
    } catch (error) {
      setPressed(null)
      toast({ title: 'Not logged in', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="demo-sign-in" className="grid gap-2">
      <h2 id="demo-sign-in" className="tag">
        Try the demo as
      </h2>
      <div className="grid grid-cols-3 gap-2">
        {roles.map(({ role, label }) => (
          <Button key={role} size="slim" busy={pressed === role} onClick={() => signIn(role)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
