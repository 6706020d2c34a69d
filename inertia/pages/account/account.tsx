import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { DataSettings } from '~/components/account/data_settings'
import { Bands } from '~/components/account/bands'
import { AnnouncementSettings } from '~/components/account/announcement_settings'
import { SharedContacts } from '~/components/account/shared_contacts'
import { RemovalNotice } from '~/components/account/removal_notice'
import { PersonSettings } from '~/components/account/person_settings'
import { SecurityEvents } from '~/components/account/security_events'
import { SessionSettings } from '~/components/account/session_settings'
import { SignInSettings } from '~/components/account/sign_in_settings'
import { UnprovedEmail } from '~/components/account/unproved_email'
import { PageHead } from '~/components/page_head'
import { formatDate } from '~/lib/dates'
import type {
  AnnouncementConsent,
  OpenSession,
  OwnAccount,
  SecurityEvent,
  SharedContact,
} from '~/lib/shapes'
import type { InertiaProps } from '~/types'

type AccountProps = InertiaProps<{
  account: OwnAccount
  sessions: OpenSession[]
  securityEvents: SecurityEvent[]
  announcements: AnnouncementConsent[]
  sharedContacts: SharedContact[]
}>

export default function AccountPage(props: AccountProps) {
  const { account, sessions, securityEvents, announcements, sharedContacts } = props
  const { user } = usePage().props
  // Deleted a moment ago, on the way out.
  if (!user) return null
  return (
    <>
      <PageHead title="Account" noindex />
      <div className="wrap grid gap-10 pt-8 pb-16 lg:gap-14 lg:pt-14">
        <header className="grid gap-2">
          <h1 className="display-page">Account</h1>
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <p className="text-ink-soft">Member since {formatDate(account.createdAt)}</p>
            <p className="flex gap-6">
              <Link href="/orders" className="link">
                Your orders
              </Link>
              <Link href="/wishlist" className="link">
                Your wishlist
              </Link>
            </p>
          </div>
        </header>
        {account.secondFactorRemoval && <RemovalNotice removal={account.secondFactorRemoval} />}
        {!account.isEmailVerified && <UnprovedEmail email={user.email} />}
        <PersonSettings user={user} account={account} />
        <SignInSettings account={account} />
        <SessionSettings sessions={sessions} />
        {securityEvents.length > 0 && <SecurityEvents events={securityEvents} />}
        {user.bands.some(({ role }) => role !== 'owner') && <Bands user={user} />}
        {announcements.length > 0 && (
          <AnnouncementSettings user={user} announcements={announcements} />
        )}
        {sharedContacts.length > 0 && <SharedContacts user={user} contacts={sharedContacts} />}
        <DataSettings user={user} hasPassword={account.hasPassword} />
      </div>
    </>
  )
}
