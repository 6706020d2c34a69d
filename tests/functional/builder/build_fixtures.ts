import { givenArtwork, loggedIn, useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { transparentPng } from '#tests/support/artwork_files'
import { useBlanks } from '#tests/support/blanks'
import { givenArtist } from '#tests/support/given'

/** Black and White in S, M and 2XL. */
export const VARIANTS = [7100, 7101, 7102, 7110, 7111, 7112]

/** An artist with an artwork of 2400 by 1200 pixels, and the body of a build with it. */
export async function givenBuilder(cleanup: Parameters<typeof useFolder>[0]) {
  const files = await useFolder(cleanup)
  const catalogue = useBlanks(cleanup)
  const { artist, owner } = await givenArtist({})
  const session = await loggedIn(owner)
  const artwork = await givenArtwork(session, await transparentPng({ width: 2400, height: 1200 }))
  const body = (fields: object = {}) => ({
    name: 'Last Tram Tee',
    description: 'Heavy cotton.',
    sellingPrice: 25,
    blankId: 71,
    catalogVariantIds: VARIANTS,
    placements: [{ placement: 'front', artworkId: artwork.id, x: 100, y: 50, width: 800 }],
    ...fields,
  })
  const build = (fields: object = {}, headers: Record<string, string> = {}) =>
    session.post('/api/products', body(fields), headers)
  return { ...{ files, catalogue, artist, owner, session, artwork, body, build } }
}

/** The props of a page. */
export function propsOf({ text }: { text: string }) {
  const [, json] =
    /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(text) ?? []
  return JSON.parse(json!).props
}
