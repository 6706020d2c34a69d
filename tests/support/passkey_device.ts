import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { relyingParty } from '#identity/passkeys/relying_party'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const base64url = (data: Buffer) => data.toString('base64url')

type Asked = { challenge: string }

type Answering = {
  /** The page that asks; the shop's own where left out. */
  origin?: string
  /** Without PIN, finger or face. */
  isUnverified?: boolean
  count?: number
}

/** An authenticator in software: one key on the curve P-256, as phones make them. */
export class PasskeyDevice {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  #count = 0
  #userHandle: string | undefined

  get id(): string {
    return base64url(this.#id)
  }

  /** Answers `navigator.credentials.create`, as a page sends it. */
  create(options: Asked & { user: { id: string } }, answering: Answering = {}) {
    this.#userHandle = options.user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const key = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()])
    const data = Buffer.concat([this.#header(answering, HAS_KEY), key])
    return this.#credential({
      clientDataJSON: base64url(clientData('webauthn.create', options, answering)),
      attestationObject: base64url(withoutAttestation(data)),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Asked, answering: Answering = {}) {
    this.#count = answering.count ?? this.#count + 1
    const data = this.#header(answering, 0)
    const client = clientData('webauthn.get', options, answering)
    const signed = Buffer.concat([data, sha256(client)])
    return this.#credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.#userHandle,
    })
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response }
  }

  #header({ isUnverified = false }: Answering, more: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#count)
    const flags = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | more
    return Buffer.concat([sha256(relyingParty().id), Buffer.from([flags]), count])
  }

  /** A map of COSE: EC2, ES256, P-256 and the point. */
  #coseKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }
}

const clientData = (type: string, { challenge }: Asked, { origin }: Answering) =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge,
      origin: origin ?? relyingParty().origin,
      crossOrigin: false,
    })
  )

/** The map of CBOR `{ fmt: "none", attStmt: {}, authData }`. */
function withoutAttestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  const word = (text: string) =>
    Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    word('fmt'),
    word('none'),
    word('attStmt'),
    Buffer.from([0xa0]),
    word('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ])
}
