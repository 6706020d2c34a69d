import {
  fieldsOf,
  limitsOf,
  typeWords,
  type ReferenceField,
  type TypeWord,
} from '#core/openapi/type_words'
import { commonErrors, isCommonError } from '#core/openapi/error_responses'
import type { OpenApiDocument, Operation, ResponseObject } from '#core/openapi/types'

/** What the readable page shows of the document: each shape once, with links to it. */
export type Reference = {
  introduction: string[]
  /** What calls refuse alike: each names only the statuses. */
  errors: { status: string; text: string }[]
  groups: { title: string; text: string; calls: ReferenceCall[] }[]
  shapes: { name: string; text: string; fields: ReferenceField[]; type: TypeWord[] }[]
}

export type ReferenceCall = {
  id: string
  method: string
  path: string
  summary: string
  text: string
  who: string
  parameters: (ReferenceField & { place: string })[]
  body: ReferenceField[]
  answers: { status: string; text: string; type: TypeWord[]; headers: string[] }[]
  commonErrors: string[]
  /** The request and its answer, as they travel. */
  example: string
}

const SCHEMES: Record<string, string> = {
  xsrf: 'X-XSRF-TOKEN: …',
  provider: 'Stripe-Signature: t=…,v1=…',
}

export function toReference(document: OpenApiDocument): Reference {
  return {
    introduction: document.info.description.split('\n\n'),
    errors: commonErrors(),
    groups: document.tags.map(({ name, description }) => ({
      title: name,
      text: description,
      calls: callsOf(document, name),
    })),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => ({
      name,
      text: String(schema.description ?? ''),
      fields: fieldsOf(schema),
      type: typeWords(schema),
    })),
  }
}

function callsOf({ paths }: OpenApiDocument, group: string): ReferenceCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(group))
      .map(([method, operation]) => toCall(method.toUpperCase(), path, operation))
  )
}

function toCall(method: string, path: string, operation: Operation): ReferenceCall {
  const body = operation.requestBody?.content['application/json']
  const [common, own] = parted(Object.entries(operation.responses))
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    text: operation.description ?? '',
    who: operation['x-who'],
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      type: typeWords(parameter.schema),
      isRequired: parameter.required,
      text: [parameter.description, limitsOf(parameter.schema)].filter(Boolean).join('. '),
    })),
    body: body ? fieldsOf(body.schema) : [],
    answers: own.map(([status, response]) => ({
      status,
      text: response.description,
      type: answerType(response),
      headers: Object.keys(response.headers ?? {}),
    })),
    commonErrors: common.map(([status]) => status),
    example: exampleOfCall(method, path, operation),
  }
}

type Responses = [status: string, response: ResponseObject][]

/** The errors that many calls share, and the answers of this one. */
function parted(responses: Responses): [common: Responses, own: Responses] {
  const isCommon = ([status, response]: Responses[number]) => isCommonError(status, response)
  return [responses.filter(isCommon), responses.filter((response) => !isCommon(response))]
}

function answerType({ content }: ResponseObject): TypeWord[] {
  const schema = content?.['application/json']?.schema
  return schema ? typeWords(schema) : []
}

function exampleOfCall(method: string, path: string, operation: Operation): string {
  const carried = Object.keys(operation.security.at(-1) ?? {})
  const headers = carried.flatMap((scheme) => SCHEMES[scheme] ?? [])
  const sent = operation.requestBody?.content['application/json']?.example
  const [status, response] = Object.entries(operation.responses).find(([code]) => code < '400')!
  const answered = response.content?.['application/json']?.example
  return [
    [`${method} ${filled(path, operation)}`, ...headers].join('\n'),
    sent && pretty(sent),
    status,
    answered !== undefined && pretty(answered),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function filled(path: string, { parameters }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((parameter) => parameter.name === name)!
    return String((schema as { examples?: unknown[] }).examples?.[0] ?? 'DEMO-GIG')
  })
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
