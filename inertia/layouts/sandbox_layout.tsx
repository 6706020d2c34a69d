import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToastProvider } from '~/components/ui/toast'

type SandboxLayoutProps = { band: string; footer: string; children: ReactNode }

/** Another company's page, as far as the shop is concerned: none of our header, and a band that nobody overlooks. */
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
