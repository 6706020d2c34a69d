/** What a log-in accepts after the password: a passkey, a code of the authenticator app, or a recovery code. */
export const SECOND_FACTOR_METHODS = ['passkey', 'authenticator', 'recovery-code'] as const

export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number]

/** By what an account proves that its owner is there. */
export const CONFIRMATION_METHODS = ['password', ...SECOND_FACTOR_METHODS] as const

export type ConfirmationMethod = (typeof CONFIRMATION_METHODS)[number]
