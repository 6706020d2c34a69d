/** The mails that modules send (core/mail). */
import { approvalDecided, approvalRequest, draftReturned } from '#approvals/public'
import { bandInvitation } from '#artists/mails/band_invitation_mail'
import { productDrafted } from '#catalog/mails/draft_mail'
import { lowPieces } from '#catalog/mails/low_pieces_mail'
import { productRestored, productTakenDown } from '#catalog/mails/takedown_mail'
import { orderConfirmation } from '#commerce/checkout/mails/order_confirmation_mail'
import { paymentFailed } from '#commerce/checkout/mails/payment_failed_mail'
import { mailOutbox } from '#core/mail/main'
import { artistAnnouncements } from '#fans/public'
import { disputeDeadline } from '#disputes/mails/dispute_deadline_mail'
import { disputeEvidenceFailed } from '#disputes/mails/dispute_evidence_failed_mail'
import { costWarning } from '#fulfilment/mails/cost_warning_mail'
import { deletionLink } from '#identity/mails/deletion_link_mail'
import { emailChangeRequested } from '#identity/mails/email_change_requested_mail'
import { emailChanged } from '#identity/mails/email_changed_mail'
import { newDevice } from '#identity/mails/new_device_mail'
import { newEmail } from '#identity/mails/new_email_mail'
import { passwordChanged } from '#identity/mails/password_changed_mail'
import { passwordReset } from '#identity/mails/password_reset_mail'
import { registrationAttempted } from '#identity/mails/registration_attempted_mail'
import { removalConfirmation } from '#identity/mails/removal_confirmation_mail'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { secondFactorRemoval } from '#identity/mails/second_factor_removal_mail'
import { verification } from '#identity/mails/verification_mail'
import { addressNeeded } from '#commerce/orders/mails/address_needed_mail'
import { firstSale } from '#commerce/orders/mails/first_sale_mail'
import { orderDelivered } from '#commerce/orders/mails/delivered_mail'
import { orderLinkAgain } from '#commerce/orders/mails/order_link_mail'
import { orderShipped } from '#commerce/orders/mails/shipped_mail'
import { reportDecided } from '#moderation/mails/report_decided_mail'
import { morningAfter } from '#insights/public'
import { payoutAccountChanged } from '#payouts/mails/payout_account_changed_mail'
import { fraudFound } from '#payouts/mails/fraud_found_mail'
import { payoutPaid } from '#payouts/mails/payout_mail'
import { fraudReported } from '#commerce/payments/mails/fraud_reported_mail'
import { refundGiven } from '#commerce/payments/mails/refund_mail'
import { signoffRequested } from '#signoffs/mails/signoff_requested_mail'

mailOutbox.declare(
  orderConfirmation,
  paymentFailed,
  addressNeeded,
  orderShipped,
  orderDelivered,
  orderLinkAgain,
  refundGiven,
  fraudReported,
  verification,
  registrationAttempted,
  passwordReset,
  passwordChanged,
  secondFactorChanged,
  secondFactorRemoval,
  removalConfirmation,
  newDevice,
  newEmail,
  emailChangeRequested,
  emailChanged,
  deletionLink,
  bandInvitation,
  productDrafted,
  lowPieces,
  productTakenDown,
  productRestored,
  reportDecided,
  approvalRequest,
  approvalDecided,
  draftReturned,
  costWarning,
  signoffRequested,
  fraudFound,
  disputeDeadline,
  disputeEvidenceFailed,
  payoutPaid,
  payoutAccountChanged,
  firstSale,
  morningAfter,
  artistAnnouncements
)
