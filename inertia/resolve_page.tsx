import type { ComponentType, ReactNode } from 'react'
import { PageBoundary } from '~/components/page_boundary'
import { MainLayout } from '~/layouts/main_layout'

type Layout = (page: ReactNode) => ReactNode
type PageModule = { default: ComponentType & { layout?: Layout } }

const prepared = new WeakSet<ComponentType>()

const mainLayout: Layout = (page) => <MainLayout>{page}</MainLayout>

/** Every page stands in an error boundary, and in the main layout unless it names its own. */
export function withLayout({ default: page }: PageModule) {
  if (prepared.has(page)) return page
  prepared.add(page)
  const layout = page.layout ?? mainLayout
  page.layout = (children) => layout(<PageBoundary>{children}</PageBoundary>)
  return page
}
