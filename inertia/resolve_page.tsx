import type { ComponentType, ReactNode } from 'react'
import { MainLayout } from '~/layouts/main_layout'

type PageModule = { default: ComponentType & { layout?: (page: ReactNode) => ReactNode } }

/** Every page stands in the main layout unless it names its own. */
export function withLayout({ default: page }: PageModule) {
  page.layout ??= (children) => <MainLayout>{children}</MainLayout>
  return page
}
