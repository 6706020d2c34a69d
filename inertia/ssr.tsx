import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import { withLayout } from '~/resolve_page'
import { renderedOnce } from '~/lib/rendered_pages'
import { pageTitle } from '~/lib/page_title'

const pages = import.meta.glob('./pages/**/*.tsx', { eager: true })

export default function render(page: Page) {
  return renderedOnce(page, () => renderAnew(page))
}

/** For the benchmark as well: what rendering costs when nothing is kept. */
export function renderAnew(page: Page) {
  return createInertiaApp({
    page,
    title: pageTitle,
    render: renderToString,
    resolve: (name) => withLayout(pages[`./pages/${name}.tsx`] as never),
    setup: ({ App, props }) => <App {...props} />,
  })
}
