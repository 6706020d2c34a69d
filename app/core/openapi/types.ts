/** One schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The keywords of a schema that are read here, by their types. */
export type SchemaParts = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema
  required?: string[]
  multipleOf?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** A Vine validator: it can say as JSON Schema what it accepts, so that nothing of it is written a second time. */
type Accepting = { toJSONSchema(): object }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `GET /api/artists/{id}` */
export type CallName = `${Method} /api/${string}`

/** What a call answers under one status. Without a schema it has no body; `html` is for addresses that are navigated to. */
export type Answer = {
  text: string
  schema?: JsonSchema
  html?: true
  headers?: Record<string, JsonSchema>
}

/**
 * One call as its module describes it. The rest follows from its route: who may use it, the session, the XSRF token, the
 * errors of every call of its kind, caching and paging.
 */
export type Call = {
  summary: string
  text?: string
  /** The callers that are allowed, in words; the access rule itself is read from the route. */
  who: string
  /** What each parameter of the path names. */
  path?: Record<string, string>
  /** `words` describe or narrow a parameter beyond what a validator can say, or stand for one where there is none. */
  query?: { from?: Accepting; words?: Record<string, JsonSchema> }
  headers?: Record<string, JsonSchema>
  /** `bytes` says what they are: a part of a file, sent as application/octet-stream. */
  body?: { from: Accepting; example: object } | { schema: JsonSchema } | { bytes: string }
  /** Takes an Idempotency-Key. */
  idempotent?: true
  /** May have been made without a network: takes an Idempotency-Key and the moment (#core/http/late_call). */
  late?: true
  answers: Record<number, Answer>
  /** Status → when; an `Answer` where the error says more than every error does. */
  errors?: Record<number, string | Answer>
}

/** The API description of one module: exported by its `openapi.ts`, gathered in start/openapi.ts. */
export type ApiPart = {
  title: string
  text: string
  schemas?: Record<string, JsonSchema>
  calls: Record<CallName, Call>
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export type ResponseObject = {
  description: string
  headers?: Record<string, { description?: string; required?: boolean; schema: JsonSchema }>
  content?: Content
}

export type Operation = {
  'operationId': string
  'tags': string[]
  'summary': string
  'description'?: string
  'deprecated'?: true
  /** Who may call, in words. */
  'x-who': string
  'security': Record<string, string[]>[]
  'parameters': Parameter[]
  'requestBody'?: { required: boolean; description?: string; content: Content }
  'responses': Record<string, ResponseObject>
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, JsonSchema>
  }
}
