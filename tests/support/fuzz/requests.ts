import fc, { type Arbitrary } from 'fast-check'
import type { OpenApiDocument, Operation } from '#core/openapi/types'
import { forgedCursor } from '#tests/support/fuzz/cursors'
import { fitting, hostileText, hostileValue, nearly } from '#tests/support/fuzz/values'

export type FuzzedRequest = {
  path: string
  headers: Record<string, string>
  cookies: Record<string, string>
  body: string | undefined
}

type Schemas = OpenApiDocument['components']['schemas']
type Parameter = Operation['parameters'][number]

/** Stands for the caller's own id, of which a request knows nothing. */
export const OWN_ID = '{own}'

/** Requests of one call: right, nearly right and hostile in each of their parts. `known` are ids and codes that exist. */
export function requestsOf(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  { schemas, known }: { schemas: Schemas; known: string[] }
): Arbitrary<FuzzedRequest> {
  const isWrite = method !== 'GET'
  return fc
    .record({
      path: pathOf(path, known),
      query: queryOf(inPlace(operation, 'query'), schemas),
      headers: headersOf(inPlace(operation, 'header')),
      type: isWrite ? contentType : fc.constant(undefined),
      cookies,
      body: isWrite ? bodyOf(operation, schemas) : fc.constant(undefined),
    })
    .map(({ path: filled, query, headers, type, ...rest }) => ({
      ...rest,
      path: query ? `${filled}?${query}` : filled,
      headers: type === undefined ? headers : { ...headers, 'content-type': type },
    }))
}

function inPlace({ parameters }: Operation, place: Parameter['in']): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place)
}

/** A path keeps its shape: an empty segment, `.` and `..` would be another address. */
function pathOf(path: string, known: string[]): Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith('{')) return fc.constant(part)
    return fc.oneof(
      {
        weight: 4,
        arbitrary: part === '{userId}' ? fc.constant(OWN_ID) : fc.constantFrom(...known),
      },
      { weight: 1, arbitrary: hostileText.filter((text) => !/^\.{0,2}$/.test(text)).map(escaped) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%c0%80', '%ff', '%2f', '1%00', '01') }
    )
  })
  return fc.tuple(...parts).map((filled) => filled.join('/'))
}

/** Broken surrogates travel as the bytes they have no other spelling for. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function queryOf(parameters: Parameter[], schemas: Schemas): Arbitrary<string> {
  const names = [...parameters.map(({ name }) => name), 'search', 'nothing']
  const usual = parameters.map(({ name, schema }) =>
    (name === 'cursor' ? forgedCursor : fitting(schema, schemas)).map((value) =>
      [value].flat().map((one) => `${name}=${said(one)}`)
    )
  )
  const odd = fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom(
        '',
        '[]',
        '[0]',
        '[a]',
        '[a][b][c][d][e][f][g]',
        '[__proto__]',
        '[999999999]'
      ),
      fc.oneof(hostileText.map(escaped), fc.constantFrom('%', '%zz', '%ff', '&', '=', '#'))
    )
    .map(([name, suffix, value]) => [`${name}${suffix}=${value}`])
  return fc.array(fc.oneof(odd, ...usual), { maxLength: 4 }).map((pairs) => pairs.flat().join('&'))
}

function said(value: unknown): string {
  return escaped(String(value))
}

/** Header values are visible Latin-1: anything else never leaves the client. */
const headerText = fc.oneof(
  hostileText.map((text) => text.replace(/[^\x20-\x7e\xa1-\xff]/g, '').trim()),
  fc.constantFrom('*', 'W/"x"', '"', 'a'.repeat(4000), ','.repeat(100))
)

function headersOf(parameters: Parameter[]): Arbitrary<Record<string, string>> {
  const common = ['accept', 'accept-language', 'x-requested-with', 'x-inertia', 'sec-fetch-site']
  const names = [
    ...parameters.map(({ name }) => name.toLowerCase()),
    ...common,
    'if-none-match',
    'idempotency-key',
    'stripe-signature',
    'x-forwarded-for',
  ]
  return fc.dictionary(fc.constantFrom(...names), headerText, { maxKeys: 3 })
}

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json; charset=nonsense',
      'APPLICATION/JSON',
      'application/vnd.api+json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '/',
      ''
    ),
  }
)

const cookies = fc.dictionary(
  fc.constantFrom(
    'gigstall_gigs',
    'gigstall_device',
    'gigstall_session',
    'XSRF-TOKEN',
    '__proto__'
  ),
  fc.oneof(
    hostileText.map(escaped),
    fc.constantFrom('s:x.y', 'e:x.y', 'j:{"a":1}', 's%3Aeyx.eyx', '%')
  ),
  { maxKeys: 1 }
)

function bodyOf({ requestBody }: Operation, schemas: Schemas): Arbitrary<string | undefined> {
  const content = requestBody?.content['application/json']
  const schema = content?.schema ?? { type: 'object' }
  const right = fc.oneof(fitting(schema, schemas), fc.constant(content?.example ?? {}))
  const text = (value: unknown) => JSON.stringify(value) ?? 'null'
  return fc.oneof(
    { weight: 3, arbitrary: right.map(text) },
    { weight: 3, arbitrary: nearly(right).map(text) },
    { weight: 1, arbitrary: hostileValue.map(text) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        undefined,
        '',
        '{"a":',
        '{"a":1e999}',
        '"\\ud800"',
        '{"__proto__":{"isAdmin":true}}',
        '['.repeat(20_000),
        `"${'x'.repeat(150_000)}"`,
        '\uFEFF{}'
      ),
    }
  )
}
