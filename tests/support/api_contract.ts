import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiResponse } from '@japa/api-client'
import type { JsonSchema, OpenApiDocument, ResponseObject } from '#core/openapi/types'

/** One answer of the shop with the fields that its description covers. */
export type Answered = {
  method: string
  /** With or without its origin and query. */
  url: string
  status: number
  header: (name: string) => string | null | undefined
  text: string
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, multipleOfPrecision: 6 })
// ajv-formats is CommonJS: its default export is what TypeScript takes for the module.
addFormats.default(ajv)
ajv.addKeyword('components')

/** The id under which ajv knows the document's own schemas: each is compiled once, however many refer to it. */
const DOCUMENT = 'gigstall'

const bySchema = new WeakMap<JsonSchema, ValidateFunction>()
const byText = new Map<string, ValidateFunction>()

function validatorOf(schema: JsonSchema, document: OpenApiDocument): ValidateFunction {
  const known = bySchema.get(schema)
  if (known) return known
  if (!ajv.getSchema(DOCUMENT)) {
    const { schemas } = document.components
    ajv.addSchema({ $id: DOCUMENT, components: { schemas } })
  }
  const text = JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`)
  const validate = byText.get(text) ?? ajv.compile(JSON.parse(text) as JsonSchema)
  bySchema.set(schema, validate)
  byText.set(text, validate)
  return validate
}

/** The violations of a schema of the document, one sentence each. */
export function faultsOf(schema: JsonSchema, value: unknown, document: OpenApiDocument): string[] {
  const validate = validatorOf(schema, document)
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`
  )
}

/** The document, once the application has its routes. */
export async function apiDocument(): Promise<OpenApiDocument> {
  const described = await import('#start/openapi')
  return described.apiDocument
}

/** Throws unless the answer is one that the document of the API describes: path, status, headers and body. */
export async function assertDescribed(answered: Answered) {
  const { pathname: path } = new URL(answered.url, 'http://any')
  if (!path.startsWith('/api/') || path === '/api/docs') return
  const document = await apiDocument()
  const name = `${answered.method} ${path} → ${answered.status}`
  const fail = (fault: string) => {
    throw new Error(`${name} is not as the API is described: ${fault}\n${answered.text}`)
  }
  const template = templateOf(path, document)
  const operation = template && document.paths[template]?.[answered.method.toLowerCase()]
  if (!operation) {
    const isRefused = answered.status === 404 && answered.method !== 'HEAD'
    if (!isRefused) fail('there is no such call')
    return faultsOf(
      document.components.schemas.Error!,
      JSON.parse(answered.text),
      document
    ).forEach(fail)
  }
  const response = operation.responses[answered.status]
  if (!response) return fail('this status is not described')
  for (const fault of faultsOfResponse(response, answered, document)) fail(fault)
}

function faultsOfResponse(response: ResponseObject, answered: Answered, document: OpenApiDocument) {
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema }]) => {
    const value = answered.header(name)
    if (value === undefined || value === null) return required ? [`no header ${name}`] : []
    return faultsOf(schema, value, document).map((fault) => `${name}: ${fault}`)
  })
  const content = response.content?.['application/json']
  if (!content) {
    const isEmpty = response.content !== undefined || answered.text === '' || answered.status < 400
    return isEmpty && !(answered.status === 204 && answered.text) ? headers : ['a body was sent']
  }
  if (!/^application\/json\b/.test(answered.header('content-type') ?? ''))
    return ['the body is not JSON']
  return [...headers, ...faultsOf(content.schema, JSON.parse(answered.text), document)]
}

/** The described path that matches, literal ones first: `/api/products/featured` is no product. */
function templateOf(path: string, { paths }: OpenApiDocument): string | undefined {
  if (paths[path]) return path
  return Object.keys(paths).find((template) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  )
}

/** For `ApiClient.teardown`. Skips an answer that was reached by redirects, which is that of a page. */
export async function assertClientAnswer(response: ApiResponse) {
  if (response.redirects().length > 0) return
  const { method, url } = response.request.request
  await assertDescribed({
    method,
    url,
    status: response.status(),
    header: (name) => response.header(name),
    text: response.text() ?? '',
  })
}

/** `fetch`, which checks every answer of the API against its description. */
export async function checkedFetch(url: string, init: RequestInit & { method?: string } = {}) {
  const answer = await fetch(url, init)
  await assertDescribed({
    method: init.method ?? 'GET',
    url,
    status: answer.status,
    header: (name) => answer.headers.get(name),
    text: await answer.clone().text(),
  })
  return answer
}
