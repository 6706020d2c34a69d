import { Link } from '@adonisjs/inertia/react'
import { StoppedByLink } from '~/components/identity/stopped_by_link'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type StopNoticeProps = InertiaProps<{
  path: string
  /** What the email is about. */
  about: string
  isStopped: boolean
}>

/** The page of the signed link by which an artist switches one of their emails off. */
export default function StopNotice({ path, about, isStopped }: StopNoticeProps) {
  return (
    <StoppedByLink
      path={path}
      isStopped={isStopped}
      words={{
        stopping: { title: 'Switching off…', lead: 'A moment.' },
        stopped: {
          title: 'That email is off',
          lead: `We won’t email you about ${about} any more. You can switch it on again in your profile.`,
        },
      }}
      button="Switch this email off"
      next={
        <Button asChild variant="go" wide>
          <Link href="/dashboard?tab=profile#notices">Choose which emails you get</Link>
        </Button>
      }
    />
  )
}
