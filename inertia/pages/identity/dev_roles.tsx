import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'
import { FullScreenSpinner } from '~/components/ui/spinner'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'

/** Long enough to read the message. */
const RELOAD_AFTER_MS = 2000

const roles = [
  { role: 'fan', label: 'Switch to Fan' },
  { role: 'artist', label: 'Switch to Artist' },
  { role: 'admin', label: 'Switch to Admin' },
] as const

/** Development only. */
export default function DevRoles() {
  const { user } = usePage().props
  const toast = useToast()
  const [switching, setSwitching] = useState<string | null>(null)
  const [isReloading, setReloading] = useState(false)

  async function switchTo(role: string) {
    if (switching) return
    setSwitching(role)
    try {
      await callApi('POST', '/api/dev/set-role', { role })
      toast({
        title: 'Role Updated',
        description: `Your role has been changed to ${role}. Please refresh the page.`,
      })
      setTimeout(() => {
        setReloading(true)
        window.location.reload()
      }, RELOAD_AFTER_MS)
    } catch {
      setSwitching(null)
      toast({
        title: 'Error',
        description: 'Failed to update role. Please try again.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Entrance
      title="Switch role"
      tab="Development roles"
      lead={
        user
          ? `${user.email} is logged in as ${user.userType}.`
          : 'You are logged out: switching logs you in as the demo account of that role.'
      }
    >
      {isReloading && <FullScreenSpinner />}
      {roles.map(({ role, label }) => (
        <Button key={role} wide busy={switching === role} onClick={() => switchTo(role)}>
          {label}
        </Button>
      ))}
      <Button asChild variant="quiet" wide>
        <Link href="/">Back to Home</Link>
      </Button>
    </Entrance>
  )
}
