import { ProductFactory } from '#database/factories/product_factory'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

/** Two bands: one with ten shirts and a picture that does not load, one with a hoodie. */
export async function givenTwoArtists() {
  const { artist } = await givenArtist({
    bandName: 'Paper Lanterns',
    genre: 'rock',
    isVerified: true,
  })
  await artist
    .merge({ subGenre: 'Surf', location: 'Ullapool', bio: 'Loud. '.repeat(60), unitsSold: 1200 })
    .save()
  await ProductFactory.merge({ artistId: artist.id }).createMany(8)
  const { product } = await givenActiveProduct({
    artist,
    name: 'Foghorn Shirt',
    sizes: ['M', 'L'],
    colors: ['Black', 'Navy'],
  })
  await product
    .merge({
      unitsSold30Days: 9,
      averageRating: '4.50',
      reviewCount: 2,
      previewUrl: '/nowhere.png',
    })
    .save()
  const { artist: other, product: hoodie } = await givenActiveProduct({
    artist: (await givenArtist({ bandName: 'Copper Foxes', genre: 'jazz' })).artist,
    name: 'Burrow Hoodie',
    productType: 'hoodie',
    sellingPrice: '48.00',
  })
  await hoodie.merge({ currency: 'USD' }).save()
  return { artist, product, other, hoodie }
}
