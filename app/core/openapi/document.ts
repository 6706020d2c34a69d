import { deprecatedCalls } from '#core/deprecated_names'
import { exampleOf } from '#core/openapi/examples'
import {
  headerParameters,
  pathParameters,
  queryParameters,
  withoutClosing,
} from '#core/openapi/parameters'
import { errorResponses, errorShape } from '#core/openapi/error_responses'
import type { ApiRoute } from '#core/openapi/routes'
import { SECURITY_SCHEMES, securityOf } from '#core/openapi/security'
import type {
  Answer,
  ApiPart,
  Call,
  CallName,
  JsonSchema,
  OpenApiDocument,
  Operation,
  ResponseObject,
} from '#core/openapi/types'

type Schemas = Record<string, JsonSchema>

const CONVENTIONS = `JSON in and out, UTF-8, camelCase. Times are ISO 8601 in UTC. Money is a number with at most two decimals, beside its \`currency\`.

Lists are arrays in a stable order; while there is more, a \`Link\` header with rel="next" leads on. An empty value, or \`all\`, is no filter; unknown parameters and fields are ignored; an unknown value of a known parameter is 422.

The session is a cookie. A call that changes something says where it comes from: a browser does so itself with \`Sec-Fetch-Site\` and \`Origin\`; any other client sends back the cookie \`XSRF-TOKEN\`, decoded, as the header \`X-XSRF-TOKEN\`. \`GET /api/auth/user\` sets it. What a visitor may read is public and carries an \`ETag\`; to a logged-in caller the answers are private.`

/** The OpenAPI 3.1 document: what the modules tell of their calls, completed by what their routes say. */
export function buildDocument(
  parts: ApiPart[],
  routes: Map<string, ApiRoute>,
  { origin, version }: { origin: string; version: string }
): OpenApiDocument {
  const schemas: Schemas = { Error: errorShape() }
  for (const part of parts) Object.assign(schemas, part.schemas)
  const paths: OpenApiDocument['paths'] = {}
  for (const part of parts)
    for (const [name, call] of withEarlierAddresses(part.calls)) {
      const [method, path] = name.split(' ') as [string, string]
      const route = routes.get(name)
      if (!route) throw new Error(`${name} is described, but there is no route for it`)
      paths[path] ??= {}
      paths[path][method.toLowerCase()] = toOperation({ method, path, part, call, route, schemas })
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Gigstall', version, description: CONVENTIONS },
    servers: [{ url: origin }],
    tags: parts.map(({ title, text }) => ({ name: title, description: text })),
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  }
}

/** The calls of a module, and after each the same one at its earlier address, if it has one. */
function withEarlierAddresses(calls: ApiPart['calls']): [string, DescribedCall][] {
  return Object.entries(calls).flatMap(([name, call]): [string, DescribedCall][] => {
    const earlier = deprecatedCalls[name as CallName]
    if (!earlier) return [[name, call]]
    const text = `The earlier address of \`${name}\`.`
    return [
      [name, call],
      [earlier, { ...call, text, isDeprecated: true }],
    ]
  })
}

type DescribedCall = Call & { isDeprecated?: true }

type Described = {
  method: string
  path: string
  part: ApiPart
  call: DescribedCall
  route: ApiRoute
  schemas: Schemas
}

function toOperation({ method, path, part, call, route, schemas }: Described): Operation {
  const isCacheable = route.rule.cacheable !== undefined
  return {
    'operationId': `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_').replace(/_$/, '')}`,
    'tags': [part.title],
    'summary': call.summary,
    ...(call.text && { description: call.text }),
    ...(call.isDeprecated && { deprecated: true }),
    'x-who': call.who,
    'security': securityOf(method, route.rule),
    'parameters': [
      ...pathParameters(call),
      ...queryParameters(call),
      ...headerParameters(call, isCacheable),
    ],
    ...bodyOf(call, schemas),
    'responses': {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, answer]) => [
          status,
          toResponse(answer, call, isCacheable, schemas),
        ])
      ),
      ...(isCacheable && { 304: { description: 'Nothing has changed since that `ETag`' } }),
      ...errorResponses(method, call, route),
    },
  }
}

function bodyOf({ body }: Call, schemas: Schemas): Pick<Operation, 'requestBody'> {
  if (!body) return {}
  if ('bytes' in body) {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, description: body.bytes, content } }
  }
  const schema = (
    'from' in body ? withoutClosing(body.from.toJSONSchema()) : body.schema
  ) as JsonSchema
  const example = 'from' in body ? body.example : exampleOf(schema, schemas)
  return {
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
  }
}

function toResponse(
  { text, schema, html, headers }: Answer,
  call: Call,
  isCacheable: boolean,
  schemas: Schemas
): ResponseObject {
  const described = {
    ...Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, value]) => [
        name,
        { required: true, schema: value },
      ])
    ),
    ...(isPaged(call) && { Link: { description: 'The next page', schema: LINK } }),
    ...(isCacheable && { ETag: { required: true, schema: { type: 'string' } } }),
  }
  return {
    description: text,
    ...(Object.keys(described).length > 0 && { headers: described }),
    ...(html && { content: { 'text/html': { schema: { type: 'string' } } } }),
    ...(schema && {
      content: { 'application/json': { schema, example: exampleOf(schema, schemas) } },
    }),
  }
}

const LINK: JsonSchema = { type: 'string', pattern: '^<[^>]+>; rel="next"$' }

function isPaged(call: Call): boolean {
  return queryParameters(call).some(({ name }) => name === 'cursor')
}
