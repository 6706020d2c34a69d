import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import displayFont from '~fonts/display.woff2?url'
import textFont from '~fonts/text.woff2?url'
import { Footer } from '~/components/footer'
import { Header } from '~/components/header/header'
import { ToastProvider } from '~/components/ui/toast'
import { useEarlierFavorites } from '~/hooks/use_earlier_favorites'
import { headKey } from '~/lib/head_key'

export function MainLayout({ children }: { children: ReactNode }) {
  useEarlierFavorites()
  return (
    <ToastProvider>
      <Head>
        {[displayFont, textFont].map((href) => (
          <link
            key={href}
            {...headKey(href)}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
      </Head>
      <div className="flex min-h-svh flex-col">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <Header />
        <main id="content" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer />
      </div>
    </ToastProvider>
  )
}
