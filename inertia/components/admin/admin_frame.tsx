import type { ReactNode } from 'react'
import { AdminSearch } from '~/components/admin/search/admin_search'
import { SectionTabs } from '~/components/admin/section_tabs'
import { PageHead } from '~/components/page_head'
import '~/css/admin.css'
import { isolated } from '#shared/isolated'

/** The tabs of `/admin`, and the lists beside them. */
const sections = {
  overview: { label: 'Overview', href: '/admin' },
  orders: { label: 'Orders', href: '/admin/orders' },
  disputes: { label: 'Disputes', href: '/admin/disputes' },
  products: { label: 'Products', href: '/admin?tab=products' },
  reports: { label: 'Reports', href: '/admin/reports' },
  catalog: { label: 'Catalogue', href: '/admin?tab=catalog' },
  printful: { label: 'Printful', href: '/admin?tab=printful' },
  artists: { label: 'Artists', href: '/admin/artists' },
  payouts: { label: 'Payouts', href: '/admin/payouts' },
  accounting: { label: 'Accounting', href: '/admin/accounting' },
  signoffs: { label: 'Second approval', href: '/admin/signoffs' },
  users: { label: 'Users', href: '/admin/users' },
  audit: { label: 'Audit log', href: '/admin/audit' },
  queues: { label: 'Queues', href: '/admin/queues' },
  settings: { label: 'Settings', href: '/admin?tab=settings' },
}

export type AdminSection = keyof typeof sections

type AdminFrameProps = {
  section: AdminSection
  /** What the page is about, where that is more than its section. */
  title?: string
  children: ReactNode
}

/** What stands around every page of the admin area: the way to all the others. */
export function AdminFrame({ section, title, children }: AdminFrameProps) {
  const heading = title ?? sections[section].label
  return (
    <>
      <PageHead title={`${isolated(heading)} · Admin`} noindex />
      <div className="wrap admin-page">
        <a href="#admin-content" className="skip-link">
          Skip admin menu
        </a>
        <SectionTabs label="Admin area" tabs={sections} current={section} />
        <div className="admin-head">
          <AdminSearch />
          <h1 id="admin-content" tabIndex={-1} className="display admin-title">
            {heading}
          </h1>
        </div>
        {children}
      </div>
    </>
  )
}
