import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { PASSKEY_NAME_LENGTH } from '#identity/passkeys/passkey'

/** Bytes in base64url, as browsers send what an authenticator answers. */
const bytes = (most: number) =>
  vine
    .string()
    .regex(/^[\w-]+$/)
    .maxLength(most)

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const credential = { id: bytes(1400), rawId: bytes(1400), type: vine.literal('public-key') }

/** The answer of an authenticator to a challenge. */
export const passkeyAnswer = () =>
  vine.object({
    ...credential,
    response: vine.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: bytes(200).optional(),
    }),
  })

const name = () => vine.string().trim().minLength(1).maxLength(PASSKEY_NAME_LENGTH)

/** Body of POST /api/login/passkey and /api/login/artist/passkey. */
export const passkeyLogInValidator = vine.create({ passkey: passkeyAnswer() })

/** Body of POST /api/account/passkeys: a new passkey. Its name is the browser and system where left out. */
export const newPasskeyValidator = vine.create({
  name: name().optional(),
  passkey: vine.object({
    ...credential,
    response: vine.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(40_000),
      transports: vine.array(vine.enum(TRANSPORTS)).maxLength(TRANSPORTS.length).optional(),
    }),
  }),
})

/** Body of PATCH /api/account/passkeys/{id}. */
export const passkeyNameValidator = vine.create({ name: name() })

for (const validator of [passkeyLogInValidator, newPasskeyValidator, passkeyNameValidator]) {
  validator.messagesProvider = new SimpleMessagesProvider({
    'name.required': 'Enter a name',
    'name.minLength': 'Enter a name',
    'name.maxLength': `Use at most ${PASSKEY_NAME_LENGTH} characters`,
    'required': 'This is missing',
    'string': 'This must be text',
    'regex': 'This isn’t what a passkey answers',
  })
}
