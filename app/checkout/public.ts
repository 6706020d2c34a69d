export { ExpireOverdueCheckouts, type Swept } from '#checkout/actions/expire_overdue_checkouts'
