import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToastProvider } from '~/components/ui/toast'

type SandboxLayoutProps = { band: string; footer: string; children: ReactNode }

/**
 * The layout of the stand-ins' pages, which are another company's as far as the shop is concerned: without our header,
 * under a band that says so.
 */
export function SandboxLayout({ band, footer, children }: SandboxLayoutProps) {
  return (
    <ToastProvider>
      <div className="flex min-h-svh flex-col">
        <header className="ground-accent border-b-2 border-line-strong">
          <p className="wrap flex min-h-14 max-w-5xl items-center gap-3 py-2 font-bold">
            <FlaskConical aria-hidden className="size-6 shrink-0" />
            <span>{band}</span>
          </p>
        </header>
        <main className="wrap max-w-5xl grow py-6 sm:py-10">{children}</main>
        <footer className="wrap max-w-5xl pb-8 text-sm text-ink-soft">{footer}</footer>
      </div>
    </ToastProvider>
  )
}
