/** The mails that modules send (core/mail). */
import { approvalDecided, approvalRequest } from '#approvals/public'
import { productDrafted } from '#catalog/public'
import { orderConfirmation, paymentFailed } from '#commerce/public'
import { mailOutbox } from '#core/mail/main'
import { artistAnnouncements } from '#fans/public'
import { costWarning } from '#fulfilment/public'
import { deletionLink, emailChanged, newEmail, passwordReset, verification } from '#identity/public'
import { orderDelivered, orderLinkAgain, orderShipped } from '#commerce/public'
import { payoutPaid } from '#payouts/public'
import { refundGiven } from '#commerce/public'

mailOutbox.declare(
  orderConfirmation,
  paymentFailed,
  orderShipped,
  orderDelivered,
  orderLinkAgain,
  refundGiven,
  verification,
  passwordReset,
  newEmail,
  emailChanged,
  deletionLink,
  productDrafted,
  approvalRequest,
  approvalDecided,
  costWarning,
  payoutPaid,
  artistAnnouncements
)
