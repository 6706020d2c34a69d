/** The columns of a checkout that tell who bought it, emptied. */
export const NO_CONTACT = {
  customer_name: null,
  customer_email: null,
  customer_phone: null,
  street: null,
  city: null,
  state: null,
  zip_code: null,
  device_hash: null,
  network_hash: null,
  card_fingerprint: null,
  access_token_hash: null,
  access_token_expires_at: null,
}
