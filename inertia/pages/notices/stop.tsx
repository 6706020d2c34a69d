import { Link } from '@adonisjs/inertia/react'
import { StoppedByLink } from '~/components/identity/stopped_by_link'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type StopNoticeProps = InertiaProps<{
  path: string
  /** What the email is about. */
  about: string
  /** Where the notices of the account are chosen. */
  choosePath: string
  isStopped: boolean
}>

/** The page of the signed link by which an artist switches one of their emails off. */
export default function StopNotice({ path, about, choosePath, isStopped }: StopNoticeProps) {
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
          <Link href={choosePath}>Choose which emails you get</Link>
        </Button>
      }
    />
  )
}
