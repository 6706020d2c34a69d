import { seller } from '#config/seller'

/** What is known of the seller, for a table. */
export const sellerRows: [label: string, value: string][] = (
  [
    ['Seller', seller.name],
    ['Address', seller.address],
    ['Email', seller.email],
    ['Company number', seller.companyNumber],
    ['VAT number', seller.vatNumber],
  ] as const
).flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
