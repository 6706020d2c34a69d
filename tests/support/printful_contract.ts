import { existsSync, readFileSync } from 'node:fs'
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import app from '@adonisjs/core/services/app'

const FILE = 'shared/contracts/printful-v1.openapi.json'

/** The machine-readable description of Printful's API; kept beside the repository (or above a worktree), not in it. */
export const PRINTFUL_CONTRACT =
  [app.makePath('..', FILE), app.makePath('../..', FILE)].find((path) => existsSync(path)) ??
  app.makePath('..', FILE)

export const hasPrintfulContract = existsSync(PRINTFUL_CONTRACT)

type Body = { $ref?: string; content?: { 'application/json': { schema: object } } }

type Operation = { requestBody?: Body; responses: Record<string, Body> }

type Contract = { paths: Record<string, Record<string, Operation>> }

const METHODS = ['get', 'post', 'put', 'delete']

let read: { contract: Contract; ajv: Ajv } | undefined

function contract() {
  return (read ??= open())
}

function open() {
  const document = JSON.parse(readFileSync(PRINTFUL_CONTRACT, 'utf8')) as Contract
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, logger: false })
  ajv.addSchema(document, 'printful')
  return { contract: document, ajv }
}

/** "orders/@gs-17/confirm" is of "/orders/{id}/confirm"; fixed parts come before parameters. */
function operationOf(method: string, path: string) {
  const { contract: document } = contract()
  const bare = path.split('?')[0]!
  const templates = Object.keys(document.paths).sort(
    (one, other) => one.split('{').length - other.split('{').length
  )
  const template = templates.find((each) =>
    new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare)
  )
  const name = method.toLowerCase()
  const operation = template && METHODS.includes(name) && document.paths[template]?.[name]
  if (!operation) throw new Error(`The contract knows no ${method} ${bare}`)
  return { operation, pointer: `#/paths/${escape(template)}/${name}` }
}

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

const validators = new Map<string, ValidateFunction>()

function faultsOf(pointer: string, value: unknown): ErrorObject[] {
  const { ajv } = contract()
  const known = validators.get(pointer)
  const validate = known ?? ajv.compile({ $ref: `printful${pointer}` })
  validators.set(pointer, validate)
  return validate(value) ? [] : [...(validate.errors ?? [])]
}

const schemaOf = (body: Body, pointer: string) =>
  `${body.$ref ?? pointer}/content/application~1json/schema`

export function faultsOfAnswer(method: string, path: string, status: number, answer: unknown) {
  const { operation, pointer } = operationOf(method, path)
  const body = operation.responses[status]
  if (!body) throw new Error(`The contract knows no ${status} of ${method} ${path}`)
  return faultsOf(schemaOf(body, `${pointer}/responses/${status}`), answer)
}

export function faultsOfRequest(method: string, path: string, sent: unknown) {
  const { operation, pointer } = operationOf(method, path)
  if (!operation.requestBody) throw new Error(`${method} ${path} takes no body`)
  return faultsOf(schemaOf(operation.requestBody, `${pointer}/requestBody`), sent)
}

/** `name` as the contract calls the event's body: "PackageShipped". */
export function faultsOfEvent(name: string, payload: unknown) {
  return faultsOf(`#/components/requestBodies/${name}/content/application~1json/schema`, payload)
}
