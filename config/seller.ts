import { contactAddress } from '#config/contact'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Who sells: shown on the contact page, in the terms and the privacy policy. Null where nothing is set. */
export type Seller = {
  name: string
  address: string | null
  companyNumber: string | null
  vatNumber: string | null
  email: string
}

/** Stands in outside production, and is plainly no company. */
const sample = {
  name: 'Gigstall (sample shop)',
  address: '1 Sample Yard, Sampleton, SA1 1AA, United Kingdom',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
}

const stoodIn = app.inProduction ? null : sample

export const seller: Seller = {
  name: env.get('SELLER_NAME') ?? stoodIn?.name ?? 'Gigstall',
  address: env.get('SELLER_ADDRESS') ?? stoodIn?.address ?? null,
  companyNumber: env.get('SELLER_COMPANY_NUMBER') ?? stoodIn?.companyNumber ?? null,
  vatNumber: env.get('SELLER_VAT_NUMBER') ?? stoodIn?.vatNumber ?? null,
  email: contactAddress,
}
