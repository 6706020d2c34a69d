import '#commerce/orders/routes'
import '#commerce/payments/routes'
import '#commerce/checkout/routes'
