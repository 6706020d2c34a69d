export { attributedQrCodeIds } from '#gigs/attribution'
export { foldCode, randomQrCode, storePath } from '#gigs/code'
export { QrCodeQueries } from '#gigs/queries/qr_code_queries'
export { toGigLine, toQrCode, type QrCodeShape } from '#gigs/transformers/qr_code_shape'
