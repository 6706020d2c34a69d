import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'

type Method = 'get' | 'post' | 'put' | 'patch'
type Owned = { artist: number; product: number; gig: number; code: string; user: number }

type Wrong = {
  /** `:product` is that of the account that calls. */
  call: string
  /** What is wrong with each, and what is said of it. */
  sentences: [input: Record<string, unknown>, sentence: string][]
}

const long = (length: number) => 'x'.repeat(length + 1)
const asRead = 'Send the time as it was read'
const price = 'Enter a price above £0.00 and up to £10,000.00, in pounds and pence'
const named = { bandName: 'Night Bus' }
const gig = { name: 'Tonight', date: '2026-12-01' }
const chosen = { fileName: 'tram.png', byteSize: 9, headSha256: '0'.repeat(64) }
const drafted = { name: 'Tee', sellingPrice: 25 }
const placed = { placement: 'front', artworkId: 1, x: 0, y: 0, width: 500 }
const built = { ...drafted, blankId: 71, catalogVariantIds: [1], placements: [placed] }

/** The fields that a product's texts and price have in each call that changes them. */
const revision: Wrong['sentences'] = [
  [{ name: '' }, 'Product Name is required'],
  [{ name: long(200) }, 'Keep the name to 200 characters'],
  [{ name: 5 }, 'Enter the name as text'],
  [{ description: long(5000) }, 'Keep the description to 5,000 characters'],
  [{ sellingPrice: '25' }, price],
  [{ sellingPrice: 10_001 }, price],
  [{ updatedAt: 'yesterday' }, asRead],
  [{ updatedAt: '2026-11-31T25:00:00Z' }, asRead],
]

const profile: Wrong['sentences'] = [
  [{ ...named, genre: 'skiffle' }, 'Choose a genre from the list'],
  [{ ...named, subGenre: long(100) }, 'Keep the sub-genre to 100 characters'],
  [{ ...named, location: long(100) }, 'Keep the location to 100 characters'],
  [{ ...named, bio: long(2000) }, 'Keep the bio to 2,000 characters'],
  [{ ...named, website: long(300) }, 'Keep the web address to 300 characters'],
  [{ ...named, socialLinks: 'none' }, 'Send the links as an object'],
  [
    { ...named, socialLinks: { instagram: long(300) } },
    'Keep the Instagram link to 300 characters',
  ],
  [{ ...named, socialLinks: { twitter: 7 } }, 'Enter the X (Twitter) link as text'],
]

const page: Wrong['sentences'] = [
  [{ limit: 'many' }, 'Enter the number per page as a number'],
  [{ limit: 101 }, 'Enter the number per page up to 100'],
  [{ limit: 1.5 }, 'Enter the number per page as a whole number'],
  [{ cursor: long(500) }, 'Keep the page to 500 characters'],
]

const wrong: Wrong[] = [
  {
    call: 'GET /api/artists',
    sentences: [
      ...page,
      [{ search: long(200) }, 'Keep the search to 200 characters'],
      [{ genre: 'skiffle' }, 'Choose a genre from the list'],
    ],
  },
  {
    call: 'POST /api/artists',
    sentences: [
      [{}, 'Band/Artist Name is required'],
      [{ bandName: long(100) }, 'Keep the name to 100 characters'],
      ...profile,
    ],
  },
  {
    call: 'PUT /api/artists/:artist',
    sentences: [...profile, [{ updatedAt: 'yesterday' }, asRead], [{ updatedAt: 7 }, asRead]],
  },
  {
    call: 'PUT /api/artists/:artist/upload-photo',
    sentences: [[{}, 'Please select an image file (JPG, PNG, or GIF)']],
  },
  {
    call: 'GET /api/products',
    sentences: [
      ...page,
      [{ sort: 'best' }, 'Choose the order from the list'],
      [{ type: 'car' }, 'Unknown product type'],
      [{ currency: 'USD' }, 'Prices are in GBP only'],
      [{ include: 'all' }, 'Ask for variants, or for nothing more'],
    ],
  },
  {
    call: 'GET /api/collections',
    sentences: [...page, [{ sort: 'best' }, 'Choose the order from the list']],
  },
  {
    call: 'GET /api/artists/:artist/products',
    sentences: [...page, [{ currency: 'USD' }, 'Prices are in GBP only']],
  },
  {
    call: 'POST /api/products',
    sentences: [
      [{}, 'Product Name is required'],
      [{ ...drafted, productType: 'car' }, 'Choose the product type from the list'],
      [
        { ...drafted, designUrl: `https://a.test/${long(500)}` },
        'Keep the address to 500 characters',
      ],
      [{ ...drafted, designUrl: 'here' }, 'Enter an address that begins with https://'],
      [{ ...drafted, blankId: 'tee' }, 'Choose a model'],
      [{ ...drafted, blankId: 71 }, 'Choose at least one size and colour'],
      [{ ...built, catalogVariantIds: [1.5] }, 'Choose at least one size and colour'],
      [{ ...built, placements: [{ ...placed, x: 1000 }] }, 'Place your artwork on the product'],
      [
        { ...built, alsoAs: [{ ...built, sellingPrice: 0 }] },
        'Enter a price above £0.00 and up to £10,000.00, in pounds and pence',
      ],
    ],
  },
  { call: 'PATCH /api/products/:product', sentences: revision },
  {
    call: 'POST /api/artwork-uploads',
    sentences: [
      [{ ...chosen, fileName: undefined }, 'Enter the file name'],
      [{ ...chosen, byteSize: 200 * 1024 * 1024 + 1 }, 'Choose a file of at most 200 MB'],
      [{ ...chosen, byteSize: 1.5 }, 'Enter the size as a whole number'],
      [{ ...chosen, headSha256: 'none' }, 'Send the SHA-256 of the first MB in hexadecimal digits'],
    ],
  },
  {
    call: 'POST /api/products/:product/approve',
    sentences: [
      ...revision.map(([input, sentence]): [Record<string, unknown>, string] => [
        { ...input, action: 'approve' },
        sentence,
      ]),
      [{}, 'Choose approve or reject'],
      [{ action: 'reject', notes: long(2000) }, 'Keep your notes to 2,000 characters'],
    ],
  },
  {
    call: 'PATCH /api/products/:product/status',
    sentences: [
      [{}, 'Enter the status'],
      [{ status: 'sold' }, 'Choose the status from the list'],
      [{ status: 'inactive', updatedAt: 'yesterday' }, asRead],
    ],
  },
  { call: 'GET /api/artists/:artist/gigs', sentences: page },
  {
    call: 'POST /api/gigs',
    sentences: [
      [{ date: gig.date }, 'Enter the name of the gig or tour'],
      [{ ...gig, name: long(200) }, 'Keep the name to 200 characters'],
      [{ ...gig, venue: long(200) }, 'Keep the venue to 200 characters'],
      [{ ...gig, city: long(100) }, 'Keep the city to 100 characters'],
      [{ ...gig, time: 19.5 }, 'Enter the time as text'],
    ],
  },
  {
    call: 'PATCH /api/gigs/:gig',
    sentences: [[{ updatedAt: 'yesterday' }, asRead]],
  },
  {
    call: 'POST /api/qr-codes',
    sentences: [
      [{ eventName: long(200) }, 'Keep the event name to 200 characters'],
      [{ gigId: 'one' }, 'Choose one of your gigs'],
      [{ gig: 'one' }, 'Send the gig as an object'],
    ],
  },
  {
    call: 'PATCH /api/qr-codes/:code',
    sentences: [
      [{ isActive: 'yes' }, 'Answer whether it is on with true or false'],
      [{ updatedAt: 'yesterday' }, asRead],
    ],
  },
  {
    call: 'POST /api/users/:user/favorites',
    sentences: [
      [{}, 'Choose an artist'],
      [{ artistId: -1 }, 'Choose an artist'],
    ],
  },
  {
    call: 'POST /api/users/:user/product-favorites',
    sentences: [[{ productId: 'tee' }, 'Choose a product']],
  },
  {
    call: 'PATCH /api/users/:user/favorites/:artist',
    sentences: [[{}, 'Say whether you want emails: true or false']],
  },
  {
    call: 'PUT /api/users/:user/favorites/:artist/contact',
    sentences: [
      [{}, 'Send the words that were agreed to'],
      [{ wording: long(1000) }, 'Send the words that were agreed to'],
    ],
  },
  {
    call: 'PATCH /api/account/notices',
    sentences: [
      [{ notice: 'everything', isWanted: true }, 'Choose one of your emails'],
      [{ notice: 'first-sale', isWanted: 'no' }, 'Say whether you want it: true or false'],
    ],
  },
  {
    call: 'POST /api/artists/:artist/announcements',
    sentences: [
      [{ body: 'Hello' }, 'Choose what you announce'],
      [{ gigId: 'one', body: 'Hello' }, 'Choose what you announce'],
      [{ gigId: 1 }, 'Write a few words to your fans'],
      [{ gigId: 1, body: long(1000) }, 'Keep it to 1,000 characters'],
      [{ gigId: 1, body: 7 }, 'Enter your message as text'],
    ],
  },
]

async function givenOwner() {
  const { artist, code } = await givenScannedCode({ artist: (await givenArtist({})).artist })
  const { product } = await givenActiveProduct({ artist })
  const ownGig = await GigFactory.merge({ artistId: artist.id }).create()
  const owner = await User.findOrFail(artist.userId)
  const ids = {
    artist: artist.id,
    product: product.id,
    gig: ownGig.id,
    code: code.code,
    user: owner.id,
  }
  return { owner, ids }
}

function send(
  client: ApiClient,
  method: Method,
  path: string,
  account: User,
  input: object
): Promise<ApiResponse> {
  const call = client[method](path).loginAs(account)
  return method === 'get' ? call.qs(input).send() : call.withCsrfToken().json(input).send()
}

test.group('What is wrong with a field', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is said in plain words: {call}')
    .tags(['VAL-4'])
    .with(wrong)
    .run(async ({ assert, client }, { call, sentences }) => {
      const { owner, ids } = await givenOwner()
      const [verb, template] = call.split(' ') as [string, string]
      const method = verb.toLowerCase() as Method
      const path = template.replace(/:(\w+)/g, (_, thing: keyof Owned) => String(ids[thing]))
      const account = call === 'POST /api/artists' ? await UserFactory.create() : owner
      const said: Record<string, string | undefined> = {}
      for (const [index, [input]] of sentences.entries()) {
        const answer = await send(client, method, path, account, input)
        assert.equal(answer.status(), 422, `${call} ${JSON.stringify(input)}`)
        const { errors } = answer.body() as { errors: { message: string }[] }
        said[index] = errors[0]?.message
      }
      const expected = sentences.map(([, sentence], index) => [index, sentence])
      assert.deepEqual(said, Object.fromEntries(expected))
    })
})
