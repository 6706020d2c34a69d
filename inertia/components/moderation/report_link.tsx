import { Link } from '@adonisjs/inertia/react'

type ReportLinkProps = { href: string; children: string }

/** The way to report what a page shows. */
export function ReportLink({ href, children }: ReportLinkProps) {
  return (
    <Link
      href={href}
      rel="nofollow"
      className="inline-flex min-h-11 w-fit items-center text-sm text-ink-soft underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
