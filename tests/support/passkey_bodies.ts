const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' }

/** The form of what a browser sends of a passkey, with bytes that mean nothing. */
export const SENT_PASSKEY = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}

/** The same of a new passkey. */
export const ADDED_PASSKEY = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
}
