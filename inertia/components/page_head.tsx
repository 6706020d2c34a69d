import { Head, usePage } from '@inertiajs/react'
import { headKey } from '~/lib/head_key'
import { pageTitle } from '~/lib/page_title'

type PageHeadProps = {
  /** Left out, the page carries the name and promise of the shop. */
  title?: string
  description?: string
  image?: string | null
  /** The page's own path, without the query that changes nothing of what it is about. */
  path?: string
  noindex?: boolean
}

/** What search engines and shared links show of a page. */
export function PageHead({ title = '', description, image, path, noindex }: PageHeadProps) {
  const { origin } = usePage().props.site
  const canonical = path && origin + path
  const picture = new URL(isShareable(image) ? image : '/share.png', origin).href
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
      <meta {...headKey('og:image')} property="og:image" content={picture} />
      <meta {...headKey('twitter:card')} name="twitter:card" content="summary_large_image" />
    </Head>
  )
}

/** Sites that show shared links draw no SVG. */
function isShareable(image: string | null | undefined): image is string {
  return Boolean(image) && !image!.endsWith('.svg')
}
