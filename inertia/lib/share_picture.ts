const OUR_PICTURE =
  /^(\/(?:files|artwork\/mockups)\/[\w/-]+\.(?:svg|png|jpg|webp))(\?edition=\d+)?$/

/**
 * The picture of a shared link: ours are drawn for it at 1200 by 630, since sites that show links read no SVG; another
 * company's is taken as it is; the shop's own stands in.
 */
export function sharePicture(image: string | null | undefined) {
  if (image?.startsWith('/share/')) return { address: image, isOurs: true }
  const [, path, edition = ''] = OUR_PICTURE.exec(image ?? '') ?? []
  if (path) return { address: `/share/1${path}.jpg${edition}`, isOurs: true }
  if (image?.startsWith('https://') && !image.endsWith('.svg'))
    return { address: image, isOurs: false }
  return { address: '/share.png', isOurs: true }
}
