import { Head } from '@inertiajs/react'
import { headKey } from '~/lib/head_key'
import { pageTitle } from '~/lib/page_title'

type PageHeadProps = {
  /** Left out, the page carries the name and promise of the shop. */
  title?: string
  description?: string
  image?: string | null
  canonical?: string
  noindex?: boolean
}

/** What search engines and shared links show of a page. */
export function PageHead({ title = '', description, image, canonical, noindex }: PageHeadProps) {
  return (
    <Head title={title}>
      {description && <meta {...headKey('description')} name="description" content={description} />}
      {canonical && <link {...headKey('canonical')} rel="canonical" href={canonical} />}
      {noindex && <meta {...headKey('robots')} name="robots" content="noindex" />}
      <meta {...headKey('og:site_name')} property="og:site_name" content="Gigstall" />
      <meta {...headKey('og:type')} property="og:type" content="website" />
      <meta {...headKey('og:title')} property="og:title" content={pageTitle(title)} />
      {description && (
        <meta {...headKey('og:description')} property="og:description" content={description} />
      )}
      {canonical && <meta {...headKey('og:url')} property="og:url" content={canonical} />}
      {image && <meta {...headKey('og:image')} property="og:image" content={image} />}
      <meta
        {...headKey('twitter:card')}
        name="twitter:card"
        content={image ? 'summary_large_image' : 'summary'}
      />
    </Head>
  )
}
