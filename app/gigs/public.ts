export { attributedQrCodeIds, scannedQrCodeIds, setAttribution } from '#gigs/attribution'
export { hasOptedOut } from '#gigs/attribution_opt_out'
export { HashVisitor } from '#gigs/actions/hash_visitor'
export { PurgeVisitorHashSalts } from '#gigs/actions/purge_visitor_hash_salts'
export { DeleteVisits } from '#gigs/actions/delete_visits'
export { RecordVisitEvent, VISIT_EVENTS } from '#gigs/actions/record_visit_event'
export { deviceId } from '#gigs/device'
export { isOwnVisit } from '#gigs/own_visit'
export { isBot } from '#gigs/bot_detection'
export { foldCode, shortAddress, storePath } from '#gigs/code'
export { posterProductsPort } from '#gigs/poster_products_port'
export { ForgetGigDetails } from '#gigs/actions/forget_gig_details'
export { GigImportQueries } from '#gigs/queries/gig_import_queries'
export { GigQueries } from '#gigs/queries/gig_queries'
export { QrCodeQueries } from '#gigs/queries/qr_code_queries'
export { CloseGigSheet } from '#gigs/actions/close_gig_sheet'
export { gigSharesPorts } from '#gigs/gig_shares_ports'
export { TourQueries } from '#gigs/queries/tour_queries'
export { GigShareQueries } from '#gigs/queries/gig_share_queries'
export { toComingGig, toGig } from '#gigs/transformers/gig_transformer'
export {
  toGigLine,
  toGigStub,
  toQrCode,
  toStudioQrCode,
  whenOf,
} from '#gigs/transformers/qr_code_transformer'
