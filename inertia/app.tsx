import './css/app.css'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { createInertiaApp } from '@inertiajs/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { client } from '~/client'
import { withLayout } from '~/resolve_page'
import { pageTitle } from '~/lib/page_title'

const pages = import.meta.glob('./pages/**/*.tsx')

void createInertiaApp({
  title: pageTitle,
  resolve: async (name) => withLayout((await pages[`./pages/${name}.tsx`]()) as never),
  setup({ el, App, props }) {
    const app = (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    )
    if (el.hasChildNodes()) hydrateRoot(el, app)
    else createRoot(el).render(app)
  },
  progress: { color: 'var(--stage)', includeCSS: false },
})
