import type { ReactNode } from 'react'

export function MainLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
