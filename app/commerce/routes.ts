import '#commerce/orders/routes'
import '#commerce/receipts/routes'
import '#commerce/payments/routes'
import '#commerce/checkout/routes'
