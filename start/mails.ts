/** The mails that modules send (core/mail). */
import { orderConfirmation } from '#checkout/public'
import { outbox } from '#core/mail/main'

outbox.declare(orderConfirmation)
