import { ARTWORK_KINDS, COLOR_SPACES, UPLOAD_REFUSALS } from '#catalog/artworks/artwork_kinds'
import { PRINT_GRADES, type PrintQuality } from '#catalog/artworks/print_quality'
import type { ArtworkShape } from '#catalog/artworks/transformers/artwork_transformer'
import type { UploadShape } from '#catalog/artworks/transformers/upload_transformer'
import {
  partAddressesValidator,
  rightsValidator,
  uploadValidator,
} from '#catalog/artworks/validators/upload_validator'
import {
  address,
  count,
  described,
  flag,
  id,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import { errorShape } from '#core/openapi/error_responses'
import type { ApiPart, JsonSchema } from '#core/openapi/types'
import { PRODUCT_TYPES } from '#shared/product_type'

const EXAMPLE_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const hash: JsonSchema = { ...text(EXAMPLE_HASH), pattern: '^[0-9a-f]{64}$' }
const inches: JsonSchema = { type: 'number', examples: [12] }

const quality = shape<PrintQuality>({
  dpi: described(
    'Dots per inch, as large as the print area lets it be; null for a vector file',
    orNull(count(214))
  ),
  grade: word(PRINT_GRADES),
  area: shape<PrintQuality['area']>({ width: inches, height: inches }),
  needed: described(
    'The least size in pixels that prints well; null where it does',
    orNull(shape<NonNullable<PrintQuality['needed']>>({ width: count(1800), height: count(2400) }))
  ),
})

const artwork = shape<ArtworkShape>(
  {
    id,
    artistId: id,
    fileName: text('last-tram.png'),
    byteSize: count(4_812_331),
    sha256: hash,
    kind: word(ARTWORK_KINDS),
    width: described('Pixels; of a vector file points', count(2568)),
    height: count(3424),
    isVector: flag,
    hasTransparency: flag,
    colorSpace: word(COLOR_SPACES),
    colorProfile: orNull(text('sRGB IEC61966-2.1')),
    previewUrl: orNull(address('/files/artworks/preview-5f0c2f4a.webp')),
    prints: shape<ArtworkShape['prints']>(
      Object.fromEntries(PRODUCT_TYPES.map((type) => [type, quality])) as Record<
        (typeof PRODUCT_TYPES)[number],
        JsonSchema
      >
    ),
    rightsConfirmedAt: orNull(time),
    revokedAt: orNull(time),
    createdAt: time,
  },
  { about: 'An uploaded file that could be read, with how it prints on each type of product.' }
)

const upload = shape<UploadShape>(
  {
    id,
    fileName: text('last-tram.png'),
    byteSize: count(4_812_331),
    headSha256: described('Of the first MB', hash),
    partSize: described('Bytes of every part but the last', count(8_388_608)),
    sendsTo: described('Where its parts are put', word(['us', 'bucket'])),
    status: word(['open', 'checking', 'done', 'refused']),
    arrived: {
      type: 'array',
      items: count(1),
      description: 'The numbers of the parts that have arrived; empty once it is finished',
    },
    artwork: described('What it has become', orNull(ref('Artwork'))),
    refusal: orNull(
      shape<NonNullable<UploadShape['refusal']>>({
        reason: word(UPLOAD_REFUSALS),
        message: text('This file is damaged or incomplete.'),
      })
    ),
    expiresAt: time,
  },
  { about: 'An upload. It is removed after a day, and what it has become stays.' }
)

const WHO = 'Artists with a profile'
const ofUpload = { id: 'The upload' }
const noProfile = 'The caller has no artist profile yet: `E_FORBIDDEN`'
const away = 'Files cannot be stored right now'
const errors = { 403: noProfile, 503: away }

export const artworksApi: ApiPart = {
  title: 'Artwork',
  text: 'Files that artists upload to be printed: PNG, JPEG, SVG, PDF or TIFF, up to 200 MB, in parts.',
  schemas: { Artwork: artwork, ArtworkUpload: upload },
  calls: {
    'POST /api/artwork-uploads': {
      summary: 'Begin an upload',
      text: 'Its parts are then put one by one, and those that have arrived are never needed again.',
      who: WHO,
      idempotent: true,
      body: {
        from: uploadValidator,
        example: { fileName: 'last-tram.png', byteSize: 4_812_331, headSha256: EXAMPLE_HASH },
      },
      answers: { 201: { text: 'Begun', schema: ref('ArtworkUpload') } },
      errors: { ...errors, 409: 'Too many uploads are open: `E_TOO_MANY_UPLOADS`' },
    },
    'GET /api/artwork-uploads/{id}': {
      summary: 'How far an upload is',
      who: WHO,
      path: ofUpload,
      answers: { 200: { text: 'With the parts that have arrived', schema: ref('ArtworkUpload') } },
      errors,
    },
    'DELETE /api/artwork-uploads/{id}': {
      summary: 'Discard an upload',
      who: WHO,
      path: ofUpload,
      answers: { 204: { text: 'Its parts are deleted' } },
      errors: { ...errors, 409: 'It is being checked: `E_UPLOAD_CLOSED`' },
    },
    'PUT /api/artwork-uploads/{id}/parts/{number}': {
      summary: 'Send a part',
      text: 'A part that has arrived before is not read again.',
      who: WHO,
      path: { ...ofUpload, number: 'From 1' },
      headers: { 'X-Content-SHA256': described('Of the part', hash) },
      body: { bytes: 'The bytes of the part, and nothing else' },
      answers: { 204: { text: 'It has arrived' } },
      errors: {
        ...errors,
        409: 'It is finished: `E_UPLOAD_CLOSED`; other bytes have this number: `E_OTHER_PART_STORED`; parts go to the bucket: `E_WRONG_UPLOAD_WAY`',
        415: 'The body is not application/octet-stream',
        422: 'The part has another length or hash',
      },
    },
    'POST /api/artwork-uploads/{id}/part-addresses': {
      summary: 'Ask for signed addresses of parts',
      text: 'Where an upload `sendsTo` the bucket, each part is put at its address, for an hour.',
      who: WHO,
      path: ofUpload,
      body: { from: partAddressesValidator, example: { numbers: [1, 2] } },
      answers: {
        200: {
          text: 'An address for each part',
          schema: shape<{ addresses: unknown }>({
            addresses: {
              type: 'array',
              items: shape<{ number: number; url: string }>({
                number: count(1),
                url: address('https://bucket.example/private/artworks/5f0c?partNumber=1'),
              }),
            },
          }),
        },
      },
      errors: {
        ...errors,
        409: 'It is finished: `E_UPLOAD_CLOSED`; parts are put here: `E_WRONG_UPLOAD_WAY`',
      },
    },
    'POST /api/artwork-uploads/{id}/finish': {
      summary: 'Finish an upload',
      text: 'The file is then checked, which takes some seconds: ask for the upload until it is `done` or `refused`.',
      who: WHO,
      path: ofUpload,
      answers: { 202: { text: 'It is being checked', schema: ref('ArtworkUpload') } },
      errors: {
        ...errors,
        409: {
          text: 'Parts are missing: `E_UPLOAD_INCOMPLETE` with their numbers',
          schema: errorShape({ missing: { type: 'array', items: count(2) } }),
        },
      },
    },
    'GET /api/artworks/{id}': {
      summary: 'An artwork with its check',
      who: 'Its artist and admins',
      path: { id: 'The artwork' },
      answers: { 200: { text: 'The artwork', schema: ref('Artwork') } },
      errors,
    },
    'POST /api/artworks/{id}/rights': {
      summary: 'Confirm owning the rights to an artwork',
      text: 'Noted once, with the account and the time. No product can be made with it before.',
      who: 'Its artist',
      path: { id: 'The artwork' },
      body: { from: rightsValidator, example: { confirms: true } },
      answers: { 200: { text: 'The artwork', schema: ref('Artwork') } },
      errors: { ...errors, 409: 'It was taken down: `E_ARTWORK_REVOKED`' },
    },
  },
}
